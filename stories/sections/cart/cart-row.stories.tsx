import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { tableRoles } from "#sections/cart/cart-cell.tsx";
import { CartRow } from "#sections/cart/cart-row.tsx";
import { cartItem } from "#shop/cart-item.ts";
import { overflow } from "../../measure.ts";
import { keptLine } from "../../stored-shop.ts";

const meta = {
  title: "Sections/Cart/Cart row",
  component: CartRow,
  args: { ...cartItem(keptLine(4, 2)), most: 3, prefix: "line", next: 7, onStep: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <table {...tableRoles.table} aria-label="Products" className="block w-full md:table">
        <tbody {...tableRoles.group} className="block md:table-row-group">
          <Story />
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof CartRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TellsItsLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole("row"));
    await expect(row.getByRole("rowheader")).toHaveAttribute("abbr", "Circuit Thinking");
    await userEvent.click(row.getByRole("button", { name: "Increase quantity of Circuit Thinking" }));
    await expect(args.onStep).toHaveBeenLastCalledWith(4, 1);
  },
};

/** What is left is its place, until the list that it stands in is drawn without it. */
export const VanishesOnceItIsRemoved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(4, 7);
    await expect(canvas.queryByRole("row"), "it vanishes before the others move up").not.toBeInTheDocument();
  },
};

export const MostPieces: Story = {
  args: { quantity: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Increase quantity of Circuit Thinking" });
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const NoLongerAvailable: Story = {
  args: { available: false, photo: undefined, total: "$0.00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available, not charged")).toBeVisible();
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

export const CardInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("row")).display).toBe("grid");
    await expect(overflow()).toBe(0);
  },
};
