import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projects } from "#content/project.ts";
import { ProjectCarousel } from "#sections/projects/project-carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { atWidth, button, carousel, expectSlideChange, expectActiveSlides, slides } from "../../carousel.ts";
import { overflow } from "../../measure.ts";
import { withMotion } from "../../motion.ts";

const meta = {
  title: "Sections/Projects/Project carousel",
  component: ProjectCarousel,
  args: {
    layout: "row",
    projects: projects.slice(3, 8),
    heading: <Heading level={2}>What goes into a product</Heading>,
    interval: 100,
  },
} satisfies Meta<typeof ProjectCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCardLinksToItsProject: Story = {
  globals: atWidth(1920),
  play: async ({ args, canvas }) => {
    await expect(carousel(canvas)).toHaveAccessibleName("Projects");
    await expectActiveSlides(canvas, ["1 of 5", "2 of 5", "3 of 5", "4 of 5"]);
    for (const [index, { id, title, discipline, summary, image }] of args.projects.entries()) {
      const slide = within(slides(canvas)[index]!);
      await expect(slide.getByRole("link", { name: title })).toHaveAttribute("href", `/project-single/${id}`);
      await expect(slide.getByRole("img", { name: image.alt })).toBeInTheDocument();
      await expect(slide.getByText(discipline)).toBeInTheDocument();
      await expect(slide.getByText(summary)).toBeInTheDocument();
    }
  },
};

export const Centered: Story = {
  args: { layout: "centered", projects: projects.slice(8, 12) },
  globals: atWidth(1280),
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 4", "2 of 4", "4 of 4"]);
    await userEvent.click(button(canvas, "Next slide"));
    await expectActiveSlides(canvas, ["1 of 4", "2 of 4", "3 of 4"]);
  },
};

export const RotatesAndCanBeStopped: Story = {
  globals: atWidth(1280),
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await expectSlideChange(canvas);
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const OneOnASmallScreen: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expectActiveSlides(canvas, ["1 of 5"]);
    await expect(overflow()).toBe(0);
  },
};
