import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "#ui/stack.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Guide } from "../docs/guide.tsx";
import { countColumns, overflow } from "../measure.ts";

const steps = ["Sketch", "Drawing", "Prototype", "Tooling", "First articles", "Production"];

const meta = {
  title: "UI/Stack",
  component: Stack,
  args: { children: steps.map((step) => <Tag key={step}>{step}</Tag>), align: "start" },
  parameters: {
    guide: {
      when: "For elements in one line, with equal gaps.",
      instead: { "rows and columns": "`Grid`" },
      wcag: ["1.4.10"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { tags: ["example"], args: { direction: "row", gap: "sm" } };

export const GapsAreEqual: Story = {
  args: { gap: "md" },
  play: async ({ canvas }) => {
    const boxes = steps.map((step) => canvas.getByText(step).getBoundingClientRect());
    const gaps = boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
    await expect(new Set(gaps).size).toBe(1);
    await expect(gaps[0]).toBeGreaterThan(0);
  },
};

export const RowsWrap: Story = {
  args: { direction: "row", gap: "sm" },
  decorators: [
    (Story) => (
      <div className="w-card">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(countColumns(steps.map((step) => canvas.getByText(step)))).toBeLessThan(steps.length);
    await expect(overflow()).toBe(0);
  },
};
