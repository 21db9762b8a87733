import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { cartAmounts } from "#shop/cart-item.ts";
import { ButtonLink } from "#ui/button.tsx";
import { overflow } from "../../measure.ts";
import { storedItem, storedLine } from "../../stored-shop.ts";

const lines = [storedLine(2, 2), { ...storedLine(3, 1), available: false }, storedLine(4, 3)];

const meta = {
  title: "Sections/Cart/Cart summary",
  component: CartSummary,
  args: { amounts: cartAmounts(lines) },
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and amounts, as they are read. */
const rows = (root: HTMLElement) => {
  const list = root.querySelector("dl")!;
  return within(list)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

const sums = [
  ["Total product", "3"],
  ["Sub Price", "$658.00"],
  ["Vat", "$0.00"],
  ["Eco Tax", "$0.00"],
  ["Delivery Charge", "$0.00"],
  ["Total Price", "$658.00"],
];

export const SixSums: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: "Cart total" })).toBeVisible();
    await expect(rows(canvasElement)).toEqual(sums);
  },
};

/** As the checkout shows it. */
export const ARowPerLine: Story = {
  args: { lines: lines.map(storedItem) },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([
      ["Design for Manufacture ×\u00A02", "$130.00"],
      ["The Quiet Supply Chain ×\u00A01No longer available, not charged", "$0.00"],
      ["Circuit Thinking ×\u00A03", "$528.00"],
      ...sums,
    ]);
  },
};

export const WithAButton: Story = {
  args: {
    title: "Your order",
    children: (
      <ButtonLink to="/checkout" width="full">
        Proceed to Checkout
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole("region", { name: "Your order" }));
    await expect(part.getByRole("link", { name: "Proceed to Checkout" })).toHaveAttribute("href", "/checkout");
  },
};

export const LongWords: Story = {
  args: { lines: [{ ...storedItem(storedLine(6, 9999)), title: "x".repeat(80) }] },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
