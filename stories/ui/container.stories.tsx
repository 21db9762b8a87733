import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Container } from "#ui/container.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Container",
  component: Container,
  parameters: {
    guide: {
      when: "For the content of every section.",
      instead: { "the background of a section": "`Section`" },
      wcag: ["1.4.10"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { children: <div className="bg-sunken p-6">As wide as allowed, with padding at the edges of the window.</div> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Narrow: Story = { tags: ["example"], args: { width: "narrow" } };

export const HasPaddingAtTheWindowEdges: Story = {
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText(/As wide as allowed/).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 16);
    await expect(overflow()).toBe(0);
  },
};
