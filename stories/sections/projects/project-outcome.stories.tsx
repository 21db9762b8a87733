import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectOutcome } from "#sections/projects/project-outcome.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { goals, results, quote } = projectById("5")!;

const meta = {
  title: "Sections/Projects/Project outcome",
  component: ProjectOutcome,
  args: { goals, results, quote },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProjectOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoalsBesideResults: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Goals" });
    await expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(goals);
    const heading = canvas.getByRole("heading", { level: 2, name: "Results" });
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(list.getBoundingClientRect().right);
    await expect(canvas.getAllByRole("definition")).toHaveLength(results.length);
    const client = canvas.getByRole("blockquote").getBoundingClientRect();
    await expect(client.left, "the quote is below the results").toBe(heading.getBoundingClientRect().left);
    await expect(client.top).toBeGreaterThan(list.getBoundingClientRect().bottom);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
