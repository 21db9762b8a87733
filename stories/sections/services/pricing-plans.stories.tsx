import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { plans, pricing } from "#content/pricing.ts";
import { PricingPlans } from "#sections/services/pricing-plans.tsx";
import { Heading } from "#ui/heading.tsx";
import { countColumns, overflow } from "../../measure.ts";

const { period, action, to } = pricing;

const meta = {
  title: "Sections/Services/Pricing plans",
  component: PricingPlans,
  args: { plans, period, action, to },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-6">
        <Heading level={2}>{pricing.title}</Heading>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PricingPlans>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The card of a plan. */
const card = (canvas: Canvas, name: string) =>
  canvas.getByRole("heading", { level: 3, name }).closest<HTMLElement>("li")!;

export const ThreePlans: Story = {
  play: async ({ canvas }) => {
    for (const [name, price, features] of [
      ["Basic", "$50", 5],
      ["ULTRA", "$68", 6],
      ["Pro", "$75", 5],
    ] as const) {
      const plan = within(card(canvas, name));
      await expect(plan.getByText(price)).toBeVisible();
      await expect(plan.getByText("Per Month")).toBeVisible();
      await expect(within(plan.getByRole("list", { name })).getAllByRole("listitem")).toHaveLength(features);
    }
    await expect(within(card(canvas, "ULTRA")).getByText("Website Design & Development")).toBeVisible();
  },
};

export const LinkNamesIncludeThePlan: Story = {
  play: async ({ canvas }) => {
    for (const name of ["Basic", "ULTRA", "Pro"]) {
      const link = canvas.getByRole("link", { name: `Get Started: ${name}` });
      await expect(link).toHaveAttribute("href", "/contact");
      await expect(link).toHaveTextContent(/^Get Started$/);
    }
  },
};

export const HighlightsOnePlanWithABadge: Story = {
  play: async ({ canvas }) => {
    await expect(within(card(canvas, "ULTRA")).getByText("Most complete")).toBeVisible();
    await expect(canvas.getAllByText("Most complete")).toHaveLength(1);
  },
};

export const AlignsCardsLinksAndPricesOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const cards = ["Basic", "ULTRA", "Pro"].map((name) => card(canvas, name));
    await expect(countColumns(cards)).toBe(3);
    await expect(new Set(cards.map((element) => Math.round(element.getBoundingClientRect().height))).size).toBe(1);
    const bottoms = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().bottom);
    await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
    const prices = canvas.getAllByText(/^\$/).map((price) => price.getBoundingClientRect().top);
    await expect(Math.max(...prices) - Math.min(...prices)).toBeLessThan(1);
  },
};

export const PricesHaveTabularFigures: Story = {
  play: async ({ canvas }) => {
    const figures = getComputedStyle(canvas.getByText("$68")).fontVariantNumeric;
    await expect(figures).toContain("tabular-nums");
  },
};

export const OneColumnOnASmallScreen: Story = {
  args: { plans: [{ ...plans[1]!, name: "Ultracomprehensiveengineering" }] },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
