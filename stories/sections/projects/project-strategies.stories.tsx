import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectStrategies } from "#sections/projects/project-strategies.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { summary, strategies } = projectById("7")!;

const meta = {
  title: "Sections/Projects/Project strategies",
  component: ProjectStrategies,
  args: { summary, strategies },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProjectStrategies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatementBesideTheList: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Strategies" }));
    const list = region.getByRole("list", { name: "Strategies" });
    await expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(strategies);
    await expect(region.getByText(summary).getBoundingClientRect().right).toBeLessThan(
      list.getBoundingClientRect().left,
    );
  },
};

/** The extension line of each dimension continues as the line above its entry. */
export const ExtensionLinesMeetTheBorders: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    for (const entry of canvas.getAllByRole("listitem")) {
      const extension = entry.querySelector("svg > line")!.getBoundingClientRect();
      const border = entry.getBoundingClientRect().top;
      await expect(parseFloat(getComputedStyle(entry).borderTopWidth)).toBe(1);
      await expect(Math.abs((extension.top + extension.bottom) / 2 - (border + 0.5))).toBeLessThanOrEqual(0.5);
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
