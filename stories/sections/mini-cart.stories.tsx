import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import design from "#assets/product-2-design-for-manufacture.webp?picture";
import supply from "#assets/product-3-quiet-supply-chain.webp?picture";
import circuits from "#assets/product-4-circuit-thinking.webp?picture";
import { MiniCart, type MiniCartLine, type MiniCartProps } from "#sections/mini-cart";

const lines: MiniCartLine[] = [
  { id: "2", title: "Design for Manufacture", price: "$65.00", quantity: 2, picture: design },
  { id: "3", title: "The Quiet Supply Chain", price: "$285.00", quantity: 1, picture: supply },
  { id: "4", title: "Circuit Thinking", price: "$176.00", quantity: 1, picture: circuits },
];
const prices: Record<string, number> = { "2": 130, "3": 285, "4": 176 };

/** A cart that forgets and brings back lines, as the shop's does. */
function WorkingCart(props: MiniCartProps) {
  const [gone, setGone] = useState<string[]>([]);
  const left = lines.filter(({ id }) => !gone.includes(id));
  const sum = left.reduce((total, { id }) => total + (prices[id] ?? 0), 0);
  return (
    <MiniCart
      {...props}
      lines={left}
      subtotal={`$${sum}.00`}
      onRemove={(id) => {
        setGone([...gone, id]);
        props.onRemove?.(id);
      }}
      onUndo={() => {
        setGone(gone.slice(0, -1));
        props.onUndo?.();
      }}
    />
  );
}

const meta = {
  title: "Sections/Mini cart",
  component: MiniCart,
  parameters: { layout: "fullscreen" },
  args: { lines, subtotal: "$591.00", onRemove: fn(), onUndo: fn() },
  decorators: [
    (Story) => (
      <div className="pb-40">
        <div className="relative flex h-header justify-end px-4">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof MiniCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cart, 4 items" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const CountsOne: Story = {
  args: { lines: lines.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { lines: [], subtotal: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 0 items" }));
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const WithLines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await expect(canvas.getByText("$65.00 × 2")).toBeVisible();
    await expect(canvas.getByText("$591.00")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
    await expect(canvas.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  },
};

export const RemovingGoesToTheNextLineAndSaysTheTotal: Story = {
  render: (args) => <WorkingCart {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await expect(args.onRemove).toHaveBeenCalledWith("2");
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Design for Manufacture removed. Subtotal $461.00.");
    await expect(canvas.getByRole("button", { name: "Cart, 2 items" })).toHaveAttribute("aria-expanded", "true");
  },
};

export const RemovingTheLastGoesToTheEmptyMessage: Story = {
  render: (args) => <WorkingCart {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Your cart is empty").parentElement).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Subtotal $0.00.");
  },
};

export const RemovalCanBeUndone: Story = {
  render: (args) => <WorkingCart {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Remove Circuit Thinking" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull();
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    const { right } = canvas.getByRole("link", { name: "Checkout" }).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
  },
};
