import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { plans, pricing } from "#content/pricing.ts";
import { PricingPlans } from "#sections/services/pricing-plans.tsx";
import { Heading } from "#ui/heading.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, overflow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const { period, action, to } = pricing;

const meta = {
  title: "Sections/Services/Pricing plans",
  component: PricingPlans,
  args: {
    plans,
    period,
    action,
    to,
    labelledBy: "plans",
    children: (
      <Heading level={2} id="plans">
        {pricing.title}
      </Heading>
    ),
  },
} satisfies Meta<typeof PricingPlans>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The visible text of the cells of a row, by its header. */
const cells = (canvas: Canvas, header: string) =>
  within(within(canvas.getByRole("rowheader", { name: header }).closest("tr")!).getAllByRole("cell")[0]!.parentElement!)
    .getAllByRole("cell")
    .map(({ innerText }) => innerText.replaceAll("\n", ""));

export const ThreePlans: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("table", { name: pricing.title })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Basic",
      "ULTRA",
      "Pro",
    ]);
    for (const [index, { price }] of plans.entries())
      await expect(cells(canvas, "Price")[index]).toContain(`${price}${period}`);
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Basic",
      "ULTRA",
      "Pro",
    ]);
    await step("Starts with the differences", async () => {
      await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
        "Price",
        "Website Design & Development",
        "In all three",
      ]);
      await expect(cells(canvas, "Website Design & Development")).toEqual([
        "–Not included",
        "Included",
        "–Not included",
      ]);
      const row = within(canvas.getByRole("row", { name: /^In all three/ }));
      await expect(row.getByRole("cell")).toHaveAttribute("colspan", "3");
      await expect(row.getByRole("cell")).toHaveTextContent(plans[0]!.features.join(", "));
    });
    await step("Link names include the plan", async () => {
      for (const name of ["Basic", "ULTRA", "Pro"]) {
        const link = canvas.getByRole("link", { name: `Get Started: ${name}` });
        await expect(link).toHaveAttribute("href", "/contact");
        await expect(link).toHaveTextContent(/^Get Started$/);
      }
    });
    await step("Highlights one plan with a badge", async () => {
      await expect(cells(canvas, "Price")[1]).toContain("Most complete");
      await expect(canvas.getAllByText("Most complete")).toHaveLength(1);
    });
  },
};

export const TermsComeBeforeTheFeatures: Story = {
  args: { terms: pricing.terms },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole("rowheader")
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual(["Price", ...pricing.terms.map(({ term }) => term), "Website Design & Development"]);
    await expect(cells(canvas, "Questions a month")).toEqual(["4", "8", "12"]);
  },
};

export const TermsAt320: Story = {
  args: { terms: pricing.terms },
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const row = within(canvas.getByRole("row", { name: /Answered by/ }));
    await expect(countColumns(row.getAllByRole("cell"))).toBe(3);
    const names = canvas.getAllByText("ULTRA").filter((name) => name.closest("tr[aria-hidden]"));
    await expect(names).toHaveLength(1);
    await expect(getComputedStyle(names[0]!.closest("tr")!).position).toBe("sticky");
  },
};

/** Each plan keeps its column, the prices are in one line, and so is the label of each link. */
const alignsTheColumns: Story["play"] = async ({ canvas }) => {
  await expect(overflow()).toBe(0);
  const columns = canvas.getAllByRole("columnheader");
  await expect(countColumns(columns)).toBe(3);
  await expect(countColumns([...columns, ...canvas.getAllByText(/^\$/).map((price) => price.closest("td")!)])).toBe(3);
  const prices = canvas.getAllByText(/^\$/).map((price) => Math.round(price.getBoundingClientRect().top));
  await expect(new Set(prices).size).toBe(1);
  for (const link of canvas.getAllByRole("link")) {
    const label = document.createRange();
    label.selectNodeContents(link);
    await expect(label.getClientRects()).toHaveLength(1);
  }
};

export const LinesAt320: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    await expect(countColumns(canvas.getAllByText(/^\$/))).toBe(1);
    // a text in a column would be 75 pixels wide
    for (const { text } of plans)
      await expect(canvas.getByText(text).getBoundingClientRect().width).toBeGreaterThan(170);
    const marks = within(canvas.getByRole("row", { name: /Website Design/ })).getAllByRole("cell");
    await expect(countColumns(marks)).toBe(3);
  },
};
export const InColumnsAt768: Story = { globals: atWidth(768), play: alignsTheColumns };

export const TheIntroductionIsBesideTheNamesAndPrices: Story = {
  globals: atWidth(1280),
  play: async (context) => {
    await alignsTheColumns(context);
    const { canvas } = context;
    const heading = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    const [basic] = canvas.getAllByRole("columnheader");
    await expect(heading.right).toBeLessThanOrEqual(basic!.getBoundingClientRect().left);
  },
};

export const LongNameOnASmallScreen: Story = {
  args: { plans: [plans[0]!, { ...plans[1]!, name: "Ultracomprehensiveengineering" }, plans[2]!] },
  globals: atWidth(320),
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
export const InTheDarkTheme: Story = { decorators: [inTheme("dark")] };
export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
