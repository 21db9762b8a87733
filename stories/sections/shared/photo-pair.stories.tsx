import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { circuit, metrology } from "#content/service-photo.ts";
import { PhotoPair } from "#sections/shared/photo-pair.tsx";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Photo pair",
  component: PhotoPair,
  args: { photos: [metrology, circuit] },
} satisfies Meta<typeof PhotoPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Every picture has a text alternative", async () => {
      await expect(canvas.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
        metrology.alt,
        circuit.alt,
      ]);
    });
    // Width and height reserve the space before a picture loads.
    await step("Reserves space before loading", async () => {
      for (const image of canvas.getAllByRole("img")) {
        await expect(image).toHaveAttribute("loading", "lazy");
        await expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
        await expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
      }
    });
  },
};

export const SideBySideAcrossTheContentOnADesktop: Story = {
  globals: { viewport: { value: "w960" } },
  play: async ({ canvas, canvasElement }) => {
    const [left, right] = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect());
    const { left: start, right: end } = canvasElement.firstElementChild!.getBoundingClientRect();
    await expect([left!.left, right!.right]).toEqual([start, end]);
    await expect(right!.left).toBeGreaterThan(left!.right);
    await expect([right!.top, right!.width, right!.height]).toEqual([left!.top, left!.width, left!.height]);
  },
};

export const OneBelowTheOtherOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("img"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};
