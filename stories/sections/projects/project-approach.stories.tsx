import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectById } from "#content/project.ts";
import { ProjectApproach } from "#sections/projects/project-approach.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { approach, gallery } = projectById("7")!;

const meta = {
  title: "Sections/Projects/Project approach",
  component: ProjectApproach,
  args: { paragraphs: approach, photos: gallery },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProjectApproach>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstParagraphIsTheLargest: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Approach" }));
    const [first, ...rest] = approach.map((text) => parseFloat(getComputedStyle(region.getByText(text)).fontSize));
    for (const size of rest) await expect(first).toBeGreaterThan(size);
    await expect(region.getAllByRole("img")).toHaveLength(2);
  },
};

export const EachParagraphIsWholeInOneOfTwoColumns: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const parts = approach.slice(1).map((text) => [...canvas.getByText(text).getClientRects()]);
    await expect(parts.map(({ length }) => length)).toEqual([1, 1]);
    await expect(new Set(parts.flat().map(({ left }) => Math.round(left))).size).toBe(2);
  },
};

export const OnePictureIsBelowTheHeadingBesideTheText: Story = {
  args: { photos: gallery.slice(0, 1) },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const [image, text] = [canvas.getByRole("img"), canvas.getByText(approach[1]!)];
    const place = image.getBoundingClientRect();
    await expect(place.right).toBeLessThan(text.getBoundingClientRect().left);
    await expect(place.left).toBe(canvas.getByRole("heading", { name: "Approach" }).getBoundingClientRect().left);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
