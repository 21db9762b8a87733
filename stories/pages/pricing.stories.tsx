import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pricing } from "#content/pricing.ts";
import { PricingPage } from "#pages/pricing.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Pricing",
  component: PricingPage,
  parameters: { ...wholePage, path: "/pricing" },
  decorators: [inMain],
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePlans: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: "Pricing", heading: "Pricing", path: "/pricing" });
    await expect(trail(canvasElement)).toEqual(["Home", "Pricing"]);
    const plans = within(canvas.getByRole("region", { name: "Choose Your Pricing Plan" }));
    await expect(plans.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Basic",
      "ULTRA",
      "Pro",
    ]);
    await expect(plans.getAllByRole("link", { name: /^Get Started: / })).toHaveLength(3);
    await step("Says what happens next, and answers questions", async () => {
      await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        "Choose Your Pricing Plan",
        "After Get Started",
        "Asked before signing",
        "Not a plan, then?",
      ]);
      const start = within(canvas.getByRole("region", { name: "After Get Started" }));
      await expect(start.getAllByText(/^Day \d+$/)).toHaveLength(3);
      await expect(canvas.getAllByRole("group")).toHaveLength(pricing.questions.length);
    });
    await step("Shows that the prices are samples", async () => {
      await expect(canvas.getByText(/^Sample prices; nothing is sold here/)).toBeVisible();
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
