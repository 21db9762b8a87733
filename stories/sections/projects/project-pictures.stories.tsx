import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { projectCards } from "#content/derived/project-cards.ts";
import { ProjectPictures } from "#sections/projects/project-pictures.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";
import { inContainer } from "../../surface.tsx";

const meta = {
  title: "Sections/Projects/Project pictures",
  component: ProjectPictures,
  args: { projects: projectCards.slice(0, 5) },
  decorators: [inContainer],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProjectPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumnsBelowTheFirst: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { projects } }) => {
    for (const { id, title, image } of projects) {
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/project-single/${id}`);
      await expect(canvas.getByRole("img", { name: image.alt })).toBeVisible();
    }
    await expect(countColumns(canvas.getAllByRole("listitem").slice(1))).toBe(2);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
