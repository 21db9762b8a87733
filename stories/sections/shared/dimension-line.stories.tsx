import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DimensionLine } from "#sections/shared/dimension-line.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Dimension line",
  component: DimensionLine,
  args: { label: "Size", value: "148 × 99 × 36\u00a0mm" },
} satisfies Meta<typeof DimensionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesItsValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toHaveTextContent("Size: 148 × 99 × 36 mm");
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
