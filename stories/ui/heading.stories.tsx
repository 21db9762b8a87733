import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "#ui/heading.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Heading",
  component: Heading,
  args: { level: 2, children: "From idea to market" },
  parameters: {
    guide: {
      when: "For the title of a page or of a part of it.",
      instead: { "a section with label and introduction": "`SectionHeading`", "emphasized text": "`Text`" },
      wcag: ["1.3.1", "2.4.6"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = { args: { size: "3xl" } };
export const Display: Story = { args: { size: "2xl" } };
export const Headline: Story = { tags: ["example"], args: { size: "xl" } };
export const SectionHeading: Story = { tags: ["example"] };
export const Subheading: Story = { args: { size: "md" } };
export const Title: Story = { tags: ["example"], args: { size: "sm" } };
export const Small: Story = { args: { size: "xs" } };

export const SizeIsIndependentOfLevel: Story = {
  args: { level: 3, size: "2xl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("From idea to market");
  },
};

/** Orca calls a heading clickable that can have the focus; one gets it after a navigation only. */
export const H1CannotHaveTheFocus: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).not.toHaveAttribute("tabindex");
  },
};

export const LongWordsBreak: Story = {
  args: { size: "2xl", children: "Hochgeschwindigkeitsgetriebekonstruktionsunterlagen" },
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
