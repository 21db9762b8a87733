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
    await expect(countColumns(figures.slice(1))).toBe(rest.length);
    for (const [index, label] of canvas.getAllByRole("term").entries()) {
      const [above, below] = [figures[index]!, label].map((one) => one.getBoundingClientRect());
      await expect(below!.top - above!.bottom).toBeLessThan(16);
      await expect(below!.left).toBeCloseTo(above!.left, 0);
    }
  },
};

export const SpreadOnASmallScreen: Story = { ...fitsSmallWindow, args: { layout: "spread" } };

export const TwoColumnsOnASmallScreen: Story = {
  args: {
    results: [
      { value: "3.9 to 0.3%", label: "Verpackungsbeschädigungsrücksendungen je Quartal" },
      ...projectById("11")!.results,
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};
