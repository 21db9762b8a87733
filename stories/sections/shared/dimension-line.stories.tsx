import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DimensionLine } from "#sections/shared/dimension-line.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Dimension line",
  component: DimensionLine,
  args: { value: "8 months" },
} satisfies Meta<typeof DimensionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsDecorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("8 months").closest('[aria-hidden="true"]')).toBeInTheDocument();
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
