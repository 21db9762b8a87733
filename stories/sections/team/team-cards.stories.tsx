import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { teamCards } from "#content/team-card.ts";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { countColumns, elementAtCenter, fitsSmallWindow, overflow } from "../../measure.ts";
import { inContainer } from "../../surface.tsx";

const meta = {
  title: "Sections/Team/Team cards",
  component: TeamCards,
  args: { members: teamCards, level: 2 },
  decorators: [inContainer],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TeamCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Every card links to its member", async () => {
      const entries = canvas.getAllByRole("listitem");
      await expect(entries).toHaveLength(3);
      for (const [index, { id, name, title, line, photo }] of teamCards.entries()) {
        const entry = within(entries[index]!);
        await expect(entry.getByRole("link", { name })).toHaveAttribute("href", `/team-single/${id}`);
        await expect(entry.getByRole("heading", { level: 2, name })).toBeVisible();
        await expect(entry.getByText(title)).toBeVisible();
        await expect(entry.getByText(line)).toBeVisible();
        await expect(entry.getByRole("img", { name: photo.alt })).toBeVisible();
      }
    });
    await step("Whole card is clickable", async () => {
      const [card] = canvas.getAllByRole("listitem");
      await expect(elementAtCenter(card!).closest("a")).toHaveAttribute("href", "/team-single/1");
    });
  },
};

export const ThreeInARowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(3);
  },
};

export const ThreeInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(3);
    await expect(overflow()).toBe(0);
  },
};

export const ScrollsSidewaysOnAPhone: Story = {
  args: { smallScreen: "scroll-row" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(3);
    await expect(overflow()).toBe(0);
  },
};

export const FitsASmallScreen: Story = {
  ...fitsSmallWindow,
};
