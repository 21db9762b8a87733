import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tag } from "#ui/tag.tsx";
import { overflow } from "../measure.ts";

const meta = { title: "UI/Tag", component: Tag, args: { children: "Engineering" } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWordsWrap: Story = {
  args: { children: "Hochgeschwindigkeitsgetriebekonstruktion" },
  decorators: [
    (Story) => (
      <div className="max-w-card">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
