import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { CostCurve } from "#sections/services/cost-curve.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Cost curve",
  component: CostCurve,
  args: {
    title: "Financial Advices",
    lead: "What a product will cost to make at each volume.",
    caption: "Two curves of unit cost over volume cross at 8,000 pieces.",
  },
  decorators: [onSurface("inverse")],
} satisfies Meta<typeof CostCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhichToolIsCheaper: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole("slider", { name: "Pieces" });
    const verdicts = [
      [8000, "8,000 pieces: both tools cost $4.00 a piece."],
      [8500, "8,500 pieces: the tool with 4 cavities is cheaper, $3.81 a piece against $3.91."],
      [7500, "7,500 pieces: the tool with 1 cavity is cheaper, $4.10 a piece against $4.21."],
      [16_000, "16,000 pieces: the tool with 4 cavities is cheaper, $2.40 a piece against $3.27."],
    ] as const;
    for (const [value, verdict] of verdicts) {
      await fireEvent.change(slider, { target: { value } });
      await expect(canvas.getByText(verdict)).toBeVisible();
      await expect(slider).toHaveAttribute("aria-valuetext", verdict);
    }
    const marks = [...canvasElement.querySelectorAll("circle")].map((mark) => mark.getBoundingClientRect());
    await expect(marks[0]!.x).toBe(marks[1]!.x);
    await expect(marks[0]!.y).toBeLessThan(marks[1]!.y);
    await fireEvent.change(slider, { target: { value: 5000 } });
    for (const text of ["5,000", "1 cavity $4.88", "4 cavities $5.92"])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const InHighContrast: Story = { globals: { theme: "contrast" } };

export const InSmallWindows: Story = fitsSmallWindow;
