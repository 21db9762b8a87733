import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectResults } from "#sections/projects/project-results.tsx";
import { countColumns, fitsSmallWindow, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project results",
  component: ProjectResults,
  args: { results: projectById("11")!.results },
} satisfies Meta<typeof ProjectResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Every figure has a label", async () => {
      await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
        args.results.map(({ label }) => label),
      );
      await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
        args.results.map(({ value }) => value),
      );
    });
    await step("Figure above its label", async () => {
      const [label] = canvas.getAllByRole("term");
      const [figure] = canvas.getAllByRole("definition");
      await expect(figure!.getBoundingClientRect().bottom).toBeLessThanOrEqual(label!.getBoundingClientRect().top);
    });
  },
};

export const TwoInARowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(2);
  },
};

export const TheFirstFigureIsTheLargest: Story = {
  args: { layout: "spread" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole("definition");
    const [first, ...rest] = figures.map((figure) => parseFloat(getComputedStyle(figure).fontSize));
    for (const size of rest) await expect(first).toBeGreaterThan(size * 1.5);
    const [figure, next] = figures.map((one) => one.getBoundingClientRect());
    await expect(figure!.right).toBeLessThan(next!.left);
  },
};

export const SpreadOnASmallScreen: Story = { ...fitsSmallWindow, args: { layout: "spread" } };

export const OneColumnOnASmallScreen: Story = {
  args: {
    results: [
      { value: "3.9 to 0.3%", label: "Verpackungsbeschädigungsrücksendungen je Quartal" },
      ...projectById("11")!.results,
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};
