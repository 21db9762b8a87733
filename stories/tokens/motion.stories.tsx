import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { group } from "./token-group.ts";
import { tokenExample } from "./token-preview.tsx";
import { tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

const meta = {
  title: "Foundations/Motion",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  render: () => (
    <TokenTable
      caption="Durations; zero under reduced motion"
      rows={group("duration", (own) => `duration-${own}`)}
      columns={[tokenValue, tokenExample]}
    />
  ),
};

export const Easings: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable caption="Easings" rows={group("easing", (own) => `ease-${own}`)} columns={[tokenValue, tokenExample]} />
  ),
};

export const NothingMovesUnderReducedMotion: Story = {
  ...Durations,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play rotation" }));
    const mark = canvas.getByRole("row", { name: /^duration\.rotation / }).querySelector(".translate-x-24");
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(mark && getComputedStyle(mark).transitionDuration).toBe(isReduced ? "0s" : "7s");
  },
};
