import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { caseStudy } from "#content/home-case-study.ts";
import { ProjectStory } from "#sections/projects/project-story.tsx";
import { atWidth } from "../../carousel.ts";
import { fitsSmallWindow } from "../../measure.ts";
import { plainText } from "../../plain-text.ts";
import { inTheme } from "../../surface.tsx";

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

export const Default: Story = {
  play: async ({ args: { chapters }, canvas, step }) => {
    await step("Chapters in order", async () => {
      const story = within(canvas.getByRole("region", { name: "Eight months in five stages" }));
      await expect(story.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        chapters.map(({ title }) => title),
      );
      await expect(story.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(
        chapters.map(({ photo }) => photo.alt),
      );
    });
    await step("Dates in order", async () => {
      const stages = canvas.getAllByRole("listitem");
      for (const [index, { when }] of chapters.entries())
        await expect(stages[index]).toHaveTextContent(plainText(when));
    });
    // The dates are below the heading, and the line in the margin.
    await step("One left edge", async () => {
      const { left } = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
      for (const { when } of chapters)
        await expect(canvas.getByText(plainText(when)).getBoundingClientRect().left).toBe(left);
    });
  },
};

export const PicturesAcrossTheWindowOrOfOneSizeInOneColumn: Story = {
  globals: atWidth(1280),
  play: async ({ canvas, args: { chapters } }) => {
    const pictures = canvas.getAllByRole("img").map((picture) => picture.getBoundingClientRect());
    const halves = pictures.filter((_, index) => chapters[index]!.view === "half");
    for (const picture of pictures)
      if (!halves.includes(picture)) await expect(picture.width).toBe(document.documentElement.clientWidth);
    await expect(halves[0]!.width).toBeGreaterThan(0.5 * document.documentElement.clientWidth);
    await expect(new Set(halves.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
    await expect(new Set(halves.map(({ left }) => left)).size).toBe(1);
  },
};

/** Under reduced motion, which the tests set. */
export const IsStillAndComplete: Story = {
  play: async ({ canvasElement }) => {
    const moving = [...canvasElement.querySelectorAll("[class*=on-scroll]")];
    await expect(moving.length).toBeGreaterThan(10);
    for (const part of moving) await expect(getComputedStyle(part).animationName).toBe("none");
  },
};

export const InTheDarkTheme: Story = { decorators: [inTheme("dark")] };
export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
export const InSmallWindows: Story = fitsSmallWindow;
