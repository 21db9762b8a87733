import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InspectDrawing } from "#sections/inspect/inspect-drawing.tsx";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

const meta = {
  title: "Sections/Inspect/Inspect drawing",
  component: InspectDrawing,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  args: {
    size: { width: 300, height: 300 },
    marks: [
      {
        id: "grid",
        layer: "grid",
        label: "",
        box: box(20, 20, 260, 200),
        columns: [box(20, 20, 120, 200), box(160, 20, 120, 200)],
      },
      { id: "card", layer: "components", label: "1 Card", box: box(20, 20, 120, 200) },
      { id: "heading", layer: "headings", label: "h2", box: box(20, 20, 100, 40) },
      { id: "main", layer: "landmarks", label: "main", box: box(4, 4, 290, 280) },
      { id: "first", layer: "tab order", label: "1", box: box(30, 100, 80, 30) },
      { id: "second", layer: "tab order", label: "2", box: box(170, 160, 80, 30) },
    ],
  },
} satisfies Meta<typeof InspectDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Hidden from assistive technology", async () => {
      await expect(canvas.getByText("1 Card").closest('[aria-hidden="true"]')).toBeInTheDocument();
    });
    await step("Lets every press through", async () => {
      const { left, top } = canvas.getByText("1 Card").getBoundingClientRect();
      await expect(document.elementFromPoint(left + 2, top + 8)?.closest("[data-inspect]")).toBe(null);
    });
  },
};

export const DimensionsOfAnElement: Story = {
  args: { marks: [], selected: box(8, 60, 240, 120) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("240")).toBeVisible();
    await expect(canvas.getByText("120")).toBeVisible();
  },
};

export const ALabelStaysAtItsElement: Story = {
  args: {
    marks: [
      { id: "header", layer: "components", label: "1 Header", box: box(0, 0, 300, 120) },
      { id: "bar", layer: "components", label: "2 Bar", box: box(0, 0, 300, 40) },
      { id: "detail", layer: "components", label: "3 Detail", box: box(10, 8, 100, 24) },
    ],
  },
  play: async ({ canvas }) => {
    const [bar, detail] = ["2 Bar", "3 Detail"].map((label) => canvas.getByText(label).getBoundingClientRect());
    await expect(detail!.top).toBeLessThan(32);
    await expect(detail!.left).toBeGreaterThan(bar!.right);
  },
};

export const LabelsGrowWithTheTextAndCoverNoOther: Story = {
  args: {
    marks: ["1 Card", "2 Picture", "3 Link"].map((label, index) => ({
      id: label,
      layer: "components",
      label,
      box: box(20 + index, 20, 200, 100),
    })),
  },
  beforeEach: () => {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
  play: async ({ canvas }) => {
    const tops: number[] = [];
    for (const text of ["1 Card", "2 Picture", "3 Link"]) {
      const label = canvas.getByText(text);
      const [inner, outer] = [label, label.previousElementSibling!].map((one) => one.getBoundingClientRect());
      await expect(inner!.right).toBeLessThanOrEqual(outer!.right + 1);
      await expect(inner!.height).toBeLessThanOrEqual(outer!.height + 1);
      tops.push(inner!.top);
    }
    await expect(tops[1]! - tops[0]!).toBeGreaterThan(28);
    await expect(tops[2]! - tops[1]!).toBeGreaterThan(28);
  },
};
