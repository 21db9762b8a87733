import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { showcases } from "#content/derived/showcase.ts";
import { ProjectCallouts } from "#sections/projects/project-callouts.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project callouts",
  component: ProjectCallouts,
  parameters: { layout: "fullscreen" },
  args: { eyebrow: "Case study", project: showcases.factory },
} satisfies Meta<typeof ProjectCallouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResultsAtBothSidesOfTheObject: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { project } }) => {
    const showcase = within(canvas.getByRole("region", { name: project.title }));
    const object = showcase.getByRole("img", { name: project.image.alt });
    const results = showcase.getAllByRole("definition");
    await expect(results.map(({ textContent }) => textContent)).toEqual(project.results.map(({ value }) => value));
    await expect(countColumns([object, ...results])).toBe(3);
    await expect(showcase.getByRole("link", { name: `Read the case study: ${project.title}` })).toHaveAttribute(
      "href",
      `/project-single/${project.id}`,
    );
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
