import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { group } from "./token-group.ts";
import { tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

const meta = {
  title: "Foundations/Layers and breakpoints",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Layers: Story = {
  render: () => (
    <TokenTable
      caption="Stacking order, lowest first"
      rows={group("layer", (own) => `z-${own}`)}
      columns={[{ ...tokenValue, title: "z-index" }]}
    />
  ),
  play: async ({ canvas }) => {
    const orders = canvas
      .getAllByRole("row")
      .slice(1)
      .map((row) => Number(row.lastElementChild?.lastElementChild?.textContent));
    await expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  },
};

export const Breakpoints: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Widths at which layouts change"
      rows={group("breakpoint", (own) => `${own}:`)}
      columns={[{ ...tokenValue, title: "From" }]}
    />
  ),
};
