import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CartPanel } from "#app/cart-panel.tsx";
import { MiniCartPanel } from "#sections/cart/mini-cart-panel.tsx";
import { cartAmounts } from "#shop/cart-item.ts";
import { overflow } from "../../measure.ts";
import { storedItem, storedLine, storedShop } from "../../stored-shop.ts";

const lines = [storedLine(2, 2), storedLine(3, 1), storedLine(4, 1)];

const meta = {
  title: "Sections/Cart/Mini cart panel",
  component: MiniCartPanel,
  args: {
    items: lines.map(storedItem),
    subtotal: cartAmounts(lines).sub,
    removed: undefined,
    onRemove: fn(),
    onUndo: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-panel rounded-card border-thin border-hairline bg-raised p-6 text-primary">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniCartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over the shop's own rules. */
const working: Partial<Story> = {
  render: () => <CartPanel />,
  beforeEach: storedShop({ cart: lines }),
};

export const WithLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("list", { name: "Items in the cart" })).toBeVisible();
    await expect(canvas.getByText("$65.00 × 2")).toBeVisible();
    await expect(canvas.getByText("$591.00")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
    await expect(canvas.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};

/** Before it is known what is in the cart, nothing is claimed. */
export const Unknown: Story = {
  args: { items: undefined, subtotal: "$0.00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking up your cart in this browser…")).toBeVisible();
    await expect(canvas.queryByText(/empty|\$/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [], subtotal: "$0.00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
    await expect(canvas.queryByText(/Subtotal/)).not.toBeInTheDocument();
  },
};

export const NoLongerAvailable: Story = {
  args: {
    items: [storedItem({ ...storedLine(2, 1), id: 90, title: "Out of Print", available: false })],
    subtotal: "$0.00",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available, not charged")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove Out of Print" })).toBeVisible();
  },
};

export const RemovalFocusesTheNextLineAndAnnouncesTheTotal: Story = {
  ...working,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Subtotal $461.00 without Design for Manufacture.");
  },
};

export const RemovingTheLastLineFocusesTheEmptyMessage: Story = {
  ...working,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("group", { name: "Your cart is empty" })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Design for Manufacture was removed.");
  },
};

export const RemovalCanBeUndone: Story = {
  ...working,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Undo/ }));
    await expect(canvas.getByRole("button", { name: "Remove Circuit Thinking" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: { items: [{ ...storedItem(storedLine(6, 9999)), title: "x".repeat(80) }] },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
