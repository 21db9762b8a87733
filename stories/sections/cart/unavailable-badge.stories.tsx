import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartMark } from "#sections/cart/unavailable-badge.tsx";

const meta = { title: "Sections/Cart mark", component: CartMark } satisfies Meta<typeof CartMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatBecameOfIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available, not charged")).toBeVisible();
  },
};
