import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tool } from "#content/service-photo.ts";
import { DrawingSheet } from "#sections/shared/drawing-sheet.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Drawing sheet",
  component: DrawingSheet,
  args: {
    photo: tool,
    dimension: "First article to final inspection",
    rows: [
      { term: "Drawing", detail: "KV-S2" },
      { term: "Sheet", detail: "2 of 3" },
    ],
  },
} satisfies Meta<typeof DrawingSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThePictureWhole: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: tool.alt });
    await expect(picture).toHaveAttribute("loading", "eager");
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(tool.picture.w / tool.picture.h, 1);
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
