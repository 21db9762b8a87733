import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "#ui/text.tsx";
import type { Guide } from "../docs/guide.tsx";
import { onSurface } from "../surface.tsx";

const text =
  "A product is finished when it reaches the people it was made for. We stay with it all the way: from the first sketch, through tooling and first articles, to the pallet that leaves the factory.";

const meta = {
  title: "UI/Text",
  component: Text,
  args: { children: text },
  parameters: {
    guide: {
      when: "For a paragraph.",
      instead: { "a title": "`Heading`", "a message": "`Status`" },
      wcag: ["1.4.3", "1.4.8"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = { tags: ["example"], args: { size: "lead" } };
export const Small: Story = { args: { size: "small", tone: "secondary" } };
export const Caption: Story = { args: { size: "caption", children: "KV-1042" } };

export const OnInverseSurface: Story = {
  tags: ["example"],
  args: { tone: "secondary" },
  decorators: [onSurface("inverse")],
};

export const OnImages: Story = {
  args: { tone: "secondary" },
  decorators: [onSurface("image")],
};

export const LineLengthIsLimited: Story = {
  decorators: [
    (Story) => (
      <div className="w-content">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text).getBoundingClientRect().width).toBeLessThanOrEqual(42 * 16);
  },
};
