import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { readNotices } from "#lib/toast/notice.ts";
import { CartPage } from "#pages/cart.tsx";
import { shopStore } from "#shop/store.ts";
import { countColumns, fitsSmallWindow, overflow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";
import { storedLine, storedShop } from "../stored-shop.ts";

const cart = [storedLine(4, 2), storedLine(2, 1), storedLine(1, 1)];

const meta = {
  title: "Pages/Cart",
  component: CartPage,
  parameters: { ...wholePage, path: "/cart" },
  decorators: [inMain],
  beforeEach: storedShop({ cart }),
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary's names and amounts. */
const sums = (root: HTMLElement) =>
  within(within(root).getByRole("region", { name: "Cart total" }))
    .getAllByRole("term")
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

/** They follow the lines a moment later. */
const comesTo = (root: HTMLElement, total: string) =>
  waitFor(() => expect(sums(root).at(-1)).toBe(`Total Price ${total}`));

export const WithLines: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Cart", heading: "Cart", path: "/cart" });
    await expect(trail(canvasElement)).toEqual(["Home", "Cart"]);
    await expect(outline(canvasElement)).toEqual(["Cart total"]);
    await expect(sums(canvasElement)).toEqual([
      "Total product 3",
      "Sub Price $757.00",
      "Vat $0.00",
      "Eco Tax $0.00",
      "Delivery Charge $0.00",
      "Total Price $757.00",
    ]);
    await expect(canvas.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/shop");
    await expect(canvas.getByRole("button", { name: "Update Cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Proceed to Checkout" })).toHaveAttribute("href", "/checkout");
    await expect(canvas.getByText(/^This shop is a demonstration/)).toBeVisible();
  },
};

export const AStepChangesLineAndTotal: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Increase quantity of Circuit Thinking" }));
    await expect(canvas.getByText("$528.00")).toBeVisible();
    await comesTo(canvasElement, "$933.00");
    await expect(sums(canvasElement)[0], "lines are counted, not pieces").toBe("Total product 3");
    await userEvent.click(canvas.getByRole("button", { name: "Decrease quantity of Design for Manufacture" }));
    await expect(sums(canvasElement).at(-1), "one is the least").toBe("Total Price $933.00");
    // The lists are persisted under a lock of the browser's, a moment after they are shown.
    await waitFor(() => expect(window.localStorage.getItem("root")).toContain('"qty":3'));
  },
};

export const RemovingAndUndoing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Design for Manufacture" })).toHaveFocus());
    await expect(await canvas.findByText("Subtotal $405.00 without Circuit Thinking.")).toBeVisible();
    await comesTo(canvasElement, "$405.00");
    await userEvent.click(canvas.getByRole("button", { name: "Increase quantity of Design for Manufacture" }));
    await comesTo(canvasElement, "$470.00");
    await expect(canvas.getByText("Subtotal $470.00 without Circuit Thinking.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Undo/ }));
    await expect(canvas.getByRole("button", { name: "Remove Circuit Thinking" })).toHaveFocus();
    await expect(readNotices().at(-1)).toMatchObject({
      text: "Item Added to Cart",
      detail: expect.stringMatching(/^Circuit Thinking: 2 in your cart, \d+ books in all$/),
      live: "polite",
    });
    await comesTo(canvasElement, "$822.00");
  },
};

/** The focus on the message of the empty cart is the only announcement. */
export const RemovingTheLastLineSaysOneThing: Story = {
  beforeEach: storedShop({ cart: [storedLine(2, 1)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await waitFor(() => expect(canvas.getByRole("group", { name: "Your cart is empty" })).toHaveFocus());
    await expect(readNotices().at(-1)).toMatchObject({ text: "Item Removed from Cart", live: "off" });
    await expect(canvas.getByText("Design for Manufacture was removed.")).toHaveAttribute("aria-live", "off");
    await expect(canvas.getByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

export const NoLongerAvailable: Story = {
  beforeEach: storedShop({ cart: [storedLine(2, 1), { ...storedLine(4, 2), id: 90, title: "Out of Print" }] }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("No longer available, not charged")).toBeVisible();
    await expect(sums(canvasElement).at(-1)).toBe("Total Price $65.00");
  },
};

export const Empty: Story = {
  beforeEach: storedShop(),
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Cart", heading: "Cart", path: "/cart" });
    await expect(outline(canvasElement)).toEqual(["Your cart is empty"]);
    await expect(canvas.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

/** What is prerendered, and what is there until the browser has answered. */
export const Restoring: Story = {
  beforeEach: () => void shopStore.setState(shopStore.getInitialState()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking up your cart in this browser…")).toBeVisible();
    await expect(canvas.getByText("Your cart is empty")).not.toBeVisible();
    await expect(canvas.getByText(/^Your cart needs JavaScript\./), "only without it").not.toBeVisible();
  },
};

/** A script in the head marks the document when the browser stores no cart. */
export const EmptyBeforeItIsRestored: Story = {
  beforeEach: () => {
    shopStore.setState(shopStore.getInitialState());
    document.documentElement.dataset["cart"] = "empty";
    return () => delete document.documentElement.dataset["cart"];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByText("Looking up your cart in this browser…")).not.toBeVisible();
    await expect(canvas.getByRole("link", { name: "From Idea to Market" })).toBeVisible();
  },
};

export const StorageIsBlocked: Story = {
  play: async ({ canvas }) => {
    shopStore.setState({ persisted: false });
    await expect(await canvas.findByText(/the cart lasts as long as this page is open/)).toBeVisible();
  },
};

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const parts = [canvas.getByRole("table"), canvas.getByRole("region", { name: "Cart total" })];
    await expect(countColumns(parts), "the sums stand beside the lines").toBe(2);
    await expect(overflow()).toBe(0);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
