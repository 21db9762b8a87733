import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { readNotices } from "#lib/toast/notice.ts";
import { OrderPage } from "#pages/order.tsx";
import type { Order } from "#shop/state.ts";
import { shopStore } from "#shop/store.ts";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";
import { storedLine, storedShop } from "../stored-shop.ts";

const order: Order = {
  number: "KV-20260907-1A2B3C",
  placedAt: "2026-09-07T09:30:00.000Z",
  payment: "cash",
  lines: [storedLine(2, 2), storedLine(4, 1)],
};

const line = { ...storedLine(2, 9999), price: "999999999.99" };

const meta = {
  title: "Pages/Order",
  component: OrderPage,
  parameters: { ...wholePage, path: "/order_received" },
  decorators: [inMain],
  beforeEach: storedShop({ order }),
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser kept is read anew each time: so is this story. */
export const ReadableAfterAReload: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Order received",
      heading: "Thank You For Your Order!",
      path: "/order_received",
    });
    await expect(canvas.getByText("your order has been recived")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back Home" })).toHaveAttribute("href", "/home");
    const details = within(canvas.getByRole("region", { name: "Order details" }));
    for (const words of ["KV-20260907-1A2B3C", "September 7, 2026", "Payment By Card", "$65.00 × 2", "$176.00 × 1"])
      await expect(details.getByText(words)).toBeVisible();
    const total = canvas.getByRole("region", { name: "Order total" });
    await expect(total).toHaveTextContent("Total product2");
    await expect(total).toHaveTextContent("Sub Price$306.00");
    await expect(total).toHaveTextContent("Total Price$306.00");
    await expect(canvas.getByText(/nothing was charged, nothing will be delivered/)).toBeVisible();
  },
};

/** The value `card` is labeled 'Cash On delivery', as specified. */
export const CashOnDelivery: Story = {
  beforeEach: storedShop({ order: { ...order, payment: "card" } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cash On delivery")).toBeVisible();
  },
};

export const Prints: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

export const WithoutAnOrder: Story = {
  beforeEach: storedShop(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "No order yet" })).toBeVisible();
    await expect(canvas.getByText(/^There is no order in this browser yet/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Circuit Thinking" })).toHaveAttribute("href", "/product-single/4");
    await expect(canvas.queryByText("your order has been recived")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
    await expect(canvas.getByRole("link", { name: "Back Home" })).toBeVisible();
  },
};

/** The checkout's link for cash on delivery, in this tab or another. */
export const PlacesTheOrderOfItsAddress: Story = {
  parameters: { path: "/order_received?payment=card" },
  beforeEach: storedShop({ order, cart: [storedLine(6, 2)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Thank You For Your Order!" })).toBeVisible();
    await expect(await canvas.findByText("$548.00 × 2")).toBeVisible();
    await expect(shopStore.getState()).toMatchObject({ cart: [], order: { payment: "card", lines: [{ id: 6 }] } });
  },
};

export const AnAddressWithAnEmptyCartOrdersNothing: Story = {
  parameters: { path: "/order_received?payment=card" },
  beforeEach: storedShop(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "No order yet" })).toBeVisible();
    await waitFor(() => expect(readNotices().at(-1)).toMatchObject({ text: "Your cart is empty" }));
  },
};

/** A sum that no number holds, and no lines at all: an order of a past version, or one that was edited. */
export const InvalidOrdersAreNone: Story = {
  beforeEach: storedShop({
    order: { ...order, lines: Array.from({ length: 12 }, (_, id) => ({ ...line, id: id + 1 })) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "No order yet" })).toBeVisible();
    await storedShop({ order: { ...order, lines: [] } })();
    await expect(canvas.getByRole("heading", { level: 1, name: "No order yet" })).toBeVisible();
  },
};

/** The store as it is before what was kept has been read, and as pages are prerendered. */
export const Restoring: Story = {
  beforeEach: () => void shopStore.setState(shopStore.getInitialState()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking up your order in this browser…")).toBeVisible();
    await expect(canvas.queryByText(/There is no order|Thank You/)).not.toBeInTheDocument();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
