import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectStrategies } from "#sections/projects/project-strategies.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const { summary, strategies } = projectById("7")!;

const meta = {
  title: "Sections/Projects/Project strategies",
  component: ProjectStrategies,
  args: { summary, strategies },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProjectStrategies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatementAboveTheList: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Strategies" }));
    const list = region.getByRole("list", { name: "Strategies" });
    await expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(strategies);
    await expect(region.getByText(summary).getBoundingClientRect().bottom).toBeLessThan(
      list.getBoundingClientRect().top,
    );
  },
};

export const SideBySideOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(5);
  },
};

export const TwoInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(2);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
