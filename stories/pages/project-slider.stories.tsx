import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ProjectSliderPage } from "#pages/project-slider.tsx";
import { atWidth, button, expectActiveSlides, slides } from "../carousel.ts";
import { overflow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Project slider",
  component: ProjectSliderPage,
  args: { path: "/project-s2", from: 4, to: 8, layout: "row" },
  parameters: { ...wholePage, path: "/project-s2" },
  decorators: [inMain],
} satisfies Meta<typeof ProjectSliderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const linkTargets = (all: HTMLElement[]) => all.map((slide) => within(slide).getByRole("link").getAttribute("href"));

export const ProjectsFourToEight: Story = {
  globals: atWidth(1920),
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Parts and packaging",
      heading: "Parts and packaging",
      path: "/project",
    });
    await expect(trail(canvasElement)).toEqual(["Home", "Projects", "Parts and packaging"]);
    await expect(linkTargets(slides(canvas))).toEqual([4, 5, 6, 7, 8].map((id) => `/project-single/${id}`));
    await expectActiveSlides(canvas, ["1 of 5", "2 of 5", "3 of 5", "4 of 5"]);
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const ProjectsNineToTwelveCentered: Story = {
  args: { path: "/project-s3", from: 9, to: 12, layout: "centered" },
  parameters: { path: "/project-s3" },
  globals: atWidth(1280),
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Trays, textiles and light",
      heading: "Trays, textiles and light",
      path: "/project",
    });
    await expect(linkTargets(slides(canvas))).toEqual([9, 10, 11, 12].map((id) => `/project-single/${id}`));
    await expectActiveSlides(canvas, ["1 of 4", "2 of 4", "4 of 4"]);
  },
};

export const OnASmallScreen: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expectActiveSlides(canvas, ["1 of 5"]);
    await expect(overflow()).toBe(0);
  },
};
