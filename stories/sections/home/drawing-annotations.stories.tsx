import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { Dimension, Leader } from "#sections/home/drawing-annotations.tsx";

const [part] = gatewayDrawing.parts;

const meta = {
  title: "Sections/Home/Drawing annotations",
  component: Leader,
  args: { part: part!, number: 1, state: "drawn", highlighted: false },
  decorators: [
    (Story) => (
      <div data-surface="image" className="aspect-photo bg-image text-primary">
        <svg aria-hidden="true" className="size-full text-caption">
          <Dimension text="148.00 ±0.10" state="drawn" />
          <Story />
        </svg>
      </div>
    ),
  ],
} satisfies Meta<typeof Leader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const Highlighted: Story = { args: { highlighted: true } };

export const EndsAtThePart: Story = {
  play: async ({ args, canvasElement }) => {
    const svg = canvasElement.querySelector("svg")!.getBoundingClientRect();
    const end = canvasElement.querySelector("circle")!.getBoundingClientRect();
    const share = (end.x + end.width / 2 - svg.x) / svg.width;
    await expect(Math.abs(share - args.part.anchor.x / 100)).toBeLessThan(0.01);
  },
};
