import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { projectCards } from "#content/derived/project-cards.ts";
import { RelatedProjects } from "#sections/projects/related-projects.tsx";
import { elementAtCenter, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Related projects",
  component: RelatedProjects,
  args: { projects: projectCards.slice(0, 3) },
} satisfies Meta<typeof RelatedProjects>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the picture follows the title of the first project. */
export const TheFirstIsAnObject: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { projects } }) => {
    const links = projects.map(({ title }) => canvas.getByRole("link", { name: title }));
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(
      projects.map(({ id }) => `/project-single/${id}`),
    );
    const picture = canvas.getByRole("img");
    await expect(picture).toHaveAccessibleName(projects[0]!.image.alt);
    await expect(links[0]!.contains(elementAtCenter(picture)), "the link covers the picture").toBe(true);
    const [first, second, third] = links.map((link) => link.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(picture.getBoundingClientRect().right);
    await expect(third!.top).toBe(second!.top);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
