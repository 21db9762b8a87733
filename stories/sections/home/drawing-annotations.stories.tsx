import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { DrawingAnnotations } from "#sections/home/drawing-annotations.tsx";

const meta = {
  title: "Sections/Home/Drawing annotations",
  component: DrawingAnnotations,
  args: { layout: "wide", parts: gatewayDrawing.parts, dimension: "148.00 ±0.10" },
  decorators: [
    (Story) => (
      <div className="relative aspect-photo">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DrawingAnnotations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvasElement }) => {
    const svg = canvasElement.querySelector("svg")!.getBoundingClientRect();
    const ends = [...canvasElement.querySelectorAll("g > circle:first-of-type")].map((end) => {
      const { x, width } = end.getBoundingClientRect();
      return (100 * (x + width / 2 - svg.x)) / svg.width;
    });
    await expect(ends).toHaveLength(args.parts.length);
    for (const [index, { anchor }] of args.parts.entries()) await expect(ends[index]).toBeCloseTo(anchor.x, 0);
  },
};

export const Narrow: Story = { args: { layout: "narrow" }, globals: { viewport: { value: "w320" } } };
