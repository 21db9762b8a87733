import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { CartHeaderRow, CartRow } from "#sections/cart/cart-row.tsx";
import { tableRoles } from "#ui/table-roles.ts";
import { overflow } from "../../measure.ts";
import { storedItem, storedLine } from "../../stored-shop.ts";

const item = storedItem(storedLine(4, 2));

const meta = {
  title: "Sections/Cart/Cart row",
  component: CartRow,
  args: { item, maxQuantity: 3, removeButtonId: "remove-4", onStep: fn(), onRemove: fn() },
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

export const OneLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole("row"));
    await expect(row.getByRole("rowheader")).toHaveAttribute("abbr", "Circuit Thinking");
    await expect(row.getByRole("rowheader")).toHaveAttribute("scope", "row");
    await userEvent.click(row.getByRole("button", { name: "Increase quantity of Circuit Thinking" }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    const remove = row.getByRole("button", { name: "Remove Circuit Thinking" });
    await expect(remove).toHaveAttribute("id", "remove-4");
    await userEvent.click(remove);
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

/** A second press before the removal changes nothing. */
export const APressDimsTheRowUntilItIsRemovedOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole("row");
    const opacities: string[] = [];
    new MutationObserver(() => opacities.push(getComputedStyle(row).opacity)).observe(row, { attributes: true });
    await userEvent.dblClick(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await waitFor(() => expect(opacities).toEqual(["0.6", "1"]));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LargestQuantity: Story = {
  args: { item: { ...item, quantity: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Increase quantity of Circuit Thinking" });
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const NoLongerAvailable: Story = {
  args: { item: { ...item, available: false, photo: undefined, total: "$0.00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available, not charged")).toBeVisible();
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

const price = (row: HTMLElement) => within(row).getAllByRole("cell")[2]!;

export const TableRowInLargeWindows: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const cell = price(canvas.getByRole("row"));
    await expect(cell).toHaveAccessibleName("$176.00");
    await expect(within(cell).getByText("Price")).not.toBeVisible();
  },
};

/** The column label is visible, and screen readers do not read it in addition to the header. */
export const CardInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row");
    await expect(getComputedStyle(row).display).toBe("grid");
    await expect(within(price(row)).getByText("Price")).toBeVisible();
    await expect(price(row)).toHaveAccessibleName("$176.00");
    await expect(overflow()).toBe(0);
  },
};

export const ColumnHeaders: Story = {
  render: () => <CartHeaderRow />,
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole("columnheader");
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      "Image",
      "Product Name",
      "Quantity",
      "Price",
      "Total Price",
      "Action",
    ]);
    for (const header of headers) await expect(header).toHaveAttribute("scope", "col");
  },
};
