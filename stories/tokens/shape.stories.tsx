import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { group, tokenVariable } from "./token-group.ts";
import { amount, tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

const meta = {
  title: "Foundations/Shape",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Corners: Story = {
  render: () => (
    <TokenTable
      caption="Corners"
      rows={group("radius", (own) => `rounded-${own}`)}
      columns={[
        amount,
        {
          title: "Shape",
          cell: ({ name }) => (
            <div
              aria-hidden="true"
              className="h-16 w-32 border-thick border-strong bg-raised"
              style={{ borderRadius: tokenVariable(name) }}
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const shape = canvas.getByRole("row", { name: /^radius\.card / }).querySelector("div[aria-hidden]");
    await expect(shape && getComputedStyle(shape).borderRadius).toBe("8px");
  },
};

export const Lines: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Line weights"
      rows={group("border-width", (own) => `border-${own}`)}
      columns={[
        amount,
        {
          title: "Line",
          cell: ({ name }) => (
            <div
              aria-hidden="true"
              className="w-full max-w-panel border-strong"
              style={{ borderTopStyle: "solid", borderTopWidth: tokenVariable(name) }}
            />
          ),
        },
      ]}
    />
  ),
};

export const Elevation: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Elevation"
      rows={group("shadow", (own) => `shadow-${own}`)}
      columns={[
        tokenValue,
        {
          title: "Shadow",
          cell: ({ name }) => (
            <div className="p-8">
              <div
                aria-hidden="true"
                className="h-16 w-32 rounded-card bg-raised"
                style={{ boxShadow: tokenVariable(name) }}
              />
            </div>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^shadow\.raised / });
    await expect(row).toHaveTextContent("0px 2px 8px 0px #0F1D33 at 8 %");
  },
};
