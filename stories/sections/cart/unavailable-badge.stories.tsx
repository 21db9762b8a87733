import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { UnavailableBadge } from "#sections/cart/unavailable-badge.tsx";

const meta = { title: "Sections/Cart/Unavailable badge", component: UnavailableBadge } satisfies Meta<
  typeof UnavailableBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExplainsTheBadge: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available, not charged")).toBeVisible();
  },
};
