import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { plans, pricing } from "#content/pricing.ts";
import { PlanPrice } from "#sections/services/plan-price.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const [basic, ultra] = plans;
const { period, action, to } = pricing;

const meta = {
  title: "Sections/Services/Plan price",
  component: PlanPrice,
  args: { plan: basic!, period, action, to },
} satisfies Meta<typeof PlanPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceTextAndLink: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    for (const text of [basic!.price, period, basic!.text]) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(basic!.name)).not.toBeVisible();
    await expect(canvas.getByRole("link", { name: `${action}: ${basic!.name}` })).toHaveAttribute("href", to);
  },
};

export const WithABadge: Story = {
  args: { plan: ultra! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ultra!.badge!)).toBeVisible();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
