import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { teamCards } from "#content/team-card.ts";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { countColumns, oneColumn, elementAtCenter } from "../../measure.ts";

const meta = {
  title: "Sections/Team/Team cards",
  component: TeamCards,
  args: { members: teamCards, level: 2 },
} satisfies Meta<typeof TeamCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCardLinksToItsMember: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole("listitem");
    await expect(entries).toHaveLength(3);
    for (const [index, { id, name, title, line, portraitAlt }] of teamCards.entries()) {
      const entry = within(entries[index]!);
      await expect(entry.getByRole("link", { name })).toHaveAttribute("href", `/team-single/${id}`);
      await expect(entry.getByRole("heading", { level: 2, name })).toBeVisible();
      await expect(entry.getByText(title)).toBeVisible();
      await expect(entry.getByText(line)).toBeVisible();
      await expect(entry.getByRole("img", { name: portraitAlt })).toBeVisible();
    }
  },
};

export const WholeCardIsClickable: Story = {
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole("article");
    await expect(elementAtCenter(card!).closest("a")).toHaveAttribute("href", "/team-single/1");
  },
};

export const ThreeOfEqualHeightOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(countColumns(cards)).toBe(3);
    await expect(new Set(cards.map((card) => Math.round(card.getBoundingClientRect().height))).size).toBe(1);
  },
};

export const OneColumnOnASmallScreen: Story = oneColumn;
