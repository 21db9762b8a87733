import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tag } from "#ui/tag.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Tag",
  component: Tag,
  args: { children: "Engineering" },
  parameters: {
    guide: {
      when: "For a category or a subject.",
      instead: { "an action or a filter": "`Button`", "a destination": "`Link`" },
      wcag: ["1.4.3"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tag>;
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
