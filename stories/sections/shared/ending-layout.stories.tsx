import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EndingLayout } from "#sections/shared/ending-layout.tsx";
import { Text } from "#ui/text.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Ending layout",
  component: EndingLayout,
  args: {
    id: "ask",
    title: "Ask about this service",
    lead: "A few lines are enough to start: what it is, how many, and by when.",
    details: <Text>hello@korvane.example</Text>,
    children: <Text>The form</Text>,
  },
} satisfies Meta<typeof EndingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumnsOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args }) => {
    const form = canvas.getByText("The form").getBoundingClientRect();
    for (const words of [args.lead, "hello@korvane.example"])
      await expect(canvas.getByText(words).getBoundingClientRect().right).toBeLessThan(form.left);
    await expect(canvas.getByRole("heading", { level: 2, name: args.title })).toHaveAttribute("id", "ask");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
