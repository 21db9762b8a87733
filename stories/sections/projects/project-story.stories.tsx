import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { caseStudy } from "#content/home-case-study.ts";
import { ProjectStory } from "#sections/projects/project-story.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project story",
  component: ProjectStory,
  args: {
    eyebrow: "The project",
    title: "Eight months in five stages",
    lead: "Every decision, dated, with the test that settled it.",
    chapters: caseStudy.chapters,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProjectStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChaptersInOrder: Story = {
  play: async ({ canvas, args: { chapters } }) => {
    const story = within(canvas.getByRole("region", { name: "Eight months in five stages" }));
    await expect(story.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      chapters.map(({ title }) => title),
    );
    await expect(story.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(
      chapters.map(({ photo }) => photo.alt),
    );
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
