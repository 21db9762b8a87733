import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Meter } from "#ui/meter.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow, textRect } from "../measure.ts";

const meta = {
  title: "UI/Meter",
  component: Meter,
  args: { label: "Shipments on the promised date", percent: 96 },
  parameters: {
    guide: {
      when: "For a share of a known whole.",
      instead: { "a mean of reviews": "`Rating`" },
      pattern: "meter",
      wcag: ["1.1.1", "1.4.1", "4.1.2"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rendered share of the track that is filled, in percent. */
function filledPercent(root: HTMLElement) {
  const [track, bar] = [...root.querySelectorAll("rect")].map((rect) => rect.getBoundingClientRect().width);
  return (100 * bar!) / track!;
}

export const IsNamedByTheVisibleLabelAndValue: Story = {
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole("meter", { name: "Shipments on the promised date 96%" });
    // not allowed on a native meter
    await expect(meter).not.toHaveAttribute("aria-valuetext");
    await expect(meter).toHaveAttribute("value", "96");
    await expect(meter).toHaveAttribute("max", "100");
    await expect(canvas.getByText("96%", { selector: "span" })).toBeVisible();
    await expect(filledPercent(canvasElement)).toBeCloseTo(96);
  },
};

export const Empty: Story = {
  args: { percent: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("0%", { selector: "span" })).toBeVisible();
    await expect(canvas.getByRole("meter")).toHaveAccessibleName(/ 0%$/);
    await expect(filledPercent(canvasElement)).toBe(0);
  },
};

export const Full: Story = {
  args: { percent: 100 },
  play: async ({ canvasElement }) => {
    await expect(filledPercent(canvasElement)).toBeCloseTo(100);
  },
};

/** In the high-contrast theme and in forced colors, bar and track have the same color. */
export const BarIsThickerThanTheTrack: Story = {
  play: async ({ canvasElement }) => {
    const [track, bar] = [...canvasElement.querySelectorAll("rect")].map((rect) => rect.getBoundingClientRect());
    await expect(bar!.height).toBeGreaterThanOrEqual(2 * track!.height);
    await expect(bar!.right).toBeLessThan(track!.right);
  },
};

/** A long label wraps; the percentage does not. */
export const LongWords: Story = {
  args: { label: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, fristgerecht umgesetzt" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const figure = textRect(canvas.getByText("96%", { selector: "span" }));
    const label = textRect(canvas.getByText(/Rindfleisch/));
    await expect(figure.height).toBeLessThan(label.height);
    await expect(label.right).toBeLessThanOrEqual(figure.left);
  },
};
