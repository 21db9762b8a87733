import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "#ui/grid.tsx";
import type { Guide } from "../docs/guide.tsx";
import { countColumns, overflow } from "../measure.ts";

const cells = ["Engineering", "Manufacturing", "Sourcing", "Logistics"];

const meta = {
  title: "UI/Grid",
  component: Grid,
  parameters: {
    guide: {
      when: "For items of equal weight, or a column with a sidebar.",
      instead: { "elements in a line": "`Stack`" },
      wcag: ["1.4.10"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    children: cells.map((cell) => (
      <div key={cell} className="bg-sunken p-6">
        {cell}
      </div>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Pair: Story = { args: { columns: "two-from-sm" } };
export const Two: Story = { args: { columns: "two-from-md" } };
export const Three: Story = { tags: ["example"], args: { columns: "three-from-md" } };
export const Four: Story = { args: { columns: "four-from-lg" } };
export const Sidebar: Story = { tags: ["example"], args: { columns: "sidebar", gap: "xl" } };

export const OneColumnInANarrowContainer: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(countColumns(cells.map((cell) => canvas.getByText(cell)))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};

export const FitsAsManyColumnsAsThereIsRoomFor: Story = {
  decorators: [
    (Story) => (
      <div className="w-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(countColumns(cells.map((cell) => canvas.getByText(cell)))).toBe(3);
  },
};
