import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartCell, columns, tableRoles } from "#sections/cart/cart-cell.tsx";

const meta = {
  title: "Sections/Cart/Cart cell",
  component: CartCell,
  args: { column: "Price", children: "$176.00" },
  decorators: [
    (Story) => (
      <table {...tableRoles.table} aria-label="Products" className="block md:table">
        <tbody {...tableRoles.group} className="block md:table-row-group">
          <tr {...tableRoles.row} className="grid md:table-row">
            <Story />
          </tr>
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof CartCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLargeWindows: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell")).toHaveAccessibleName("$176.00");
    await expect(canvas.getByText("Price")).not.toBeVisible();
  },
};

/** The column's name is seen, and not read twice. */
export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Price")).toBeVisible();
    await expect(canvas.getByRole("cell")).toHaveAccessibleName("$176.00");
  },
};

export const HeadsARow: Story = {
  args: { column: "Product Name", heads: { row: "Circuit Thinking" }, children: "Circuit Thinking, by Tomás Ferreira" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader")).toHaveAttribute("abbr", "Circuit Thinking");
    await expect(canvas.getByRole("rowheader")).toHaveAttribute("scope", "row");
  },
};

export const HeadsAColumn: Story = {
  args: { heads: "column", children: undefined },
  render: () => (
    <>
      {columns.map((column) => (
        <CartCell key={column} column={column} heads="column" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole("columnheader");
    await expect(headers.map(({ textContent }) => textContent)).toEqual([...columns]);
    for (const header of headers) await expect(header).toHaveAttribute("scope", "col");
  },
};
