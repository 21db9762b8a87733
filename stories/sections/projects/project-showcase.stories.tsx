import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { showcases } from "#content/derived/showcase.ts";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project showcase",
  component: ProjectShowcase,
  parameters: { layout: "fullscreen" },
  args: { eyebrow: "Case study", project: showcases.studio },
} satisfies Meta<typeof ProjectShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProjectWithItsResults: Story = {
  play: async ({ canvas, args: { project } }) => {
    const showcase = within(canvas.getByRole("region", { name: project.title }));
    await expect(showcase.getByRole("img", { name: project.image.alt })).toBeVisible();
    await expect(showcase.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      project.results.map(({ value }) => value),
    );
    await expect(showcase.getByRole("link", { name: `Read the case study: ${project.title}` })).toHaveAttribute(
      "href",
      `/project-single/${project.id}`,
    );
  },
};

export const ResultsInARow: Story = {
  args: { results: "row", project: showcases.caseStudy },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { project } }) => {
    const picture = canvas.getByRole("img", { name: project.image.alt });
    const results = canvas.getAllByRole("definition").map((result) => result.getBoundingClientRect());
    await expect(new Set(results.map(({ left }) => left)).size).toBe(project.results.length);
    for (const { top } of results) await expect(top).toBeGreaterThan(picture.getBoundingClientRect().bottom);
  },
};
export const OnASmallScreen: Story = fitsSmallWindow;
