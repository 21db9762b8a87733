import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { OrderDetails } from "#sections/cart/order-details.tsx";
import { overflow } from "../../measure.ts";
import { storedItem, storedLine } from "../../stored-shop.ts";

const meta = {
  title: "Sections/Cart/Order details",
  component: OrderDetails,
  args: {
    number: "KV-20260907-1A2B3C",
    placedAt: "2026-09-07T09:30:00.000Z",
    payment: "Payment By Card",
    lines: [storedLine(2, 2), storedLine(4, 1)].map(storedItem),
    onPrint: fn(),
  },
} satisfies Meta<typeof OrderDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Order details" })).toBeVisible();
    await expect(canvas.getByText("KV-20260907-1A2B3C")).toBeVisible();
    await expect(canvas.getByText("September 7, 2026")).toBeVisible();
    await expect(canvas.getByText("Payment By Card")).toBeVisible();
    const [first, second] = within(canvas.getByRole("list", { name: "Ordered products" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent("Design for Manufacture$65.00 × 2");
    await expect(second).toHaveTextContent("Circuit Thinking$176.00 × 1");
    await expect(within(first!).getByRole("img")).toHaveAccessibleName(/^Orange book/);
  },
};

export const Printed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The catalog no longer has it: the line stays, without its picture. */
export const LongWordsOnASmallScreen: Story = {
  args: {
    lines: [{ ...storedItem(storedLine(2, 9999)), title: `Donaudampfschifffahrt${"x".repeat(60)}`, photo: undefined }],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await expect(overflow()).toBe(0);
  },
};
