import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { group } from "./token-group.ts";
import { tokenExample } from "./token-preview.tsx";
import { tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

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
      columns={[tokenValue, tokenExample]}
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
      columns={[tokenValue, tokenExample]}
    />
  ),
};

export const Elevation: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Elevation"
      rows={group("shadow", (own) => `shadow-${own}`)}
      columns={[tokenValue, tokenExample]}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^shadow\.raised / });
    await expect(row).toHaveTextContent("0px 2px 8px 0px #0F1D33 at 8 %");
  },
};
