import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { CartPanel } from "#app/cart-panel.tsx";
import { MiniCart, type MiniCartProps } from "#sections/cart/mini-cart.tsx";
import { storedLine, storedShop } from "../../stored-shop.ts";
import { inHeader } from "../../surface.tsx";

const meta = {
  title: "Sections/Cart/Mini cart",
  component: MiniCart,
  parameters: { layout: "fullscreen" },
  args: { count: 4, loadPanel: (async () => CartPanel) as MiniCartProps["loadPanel"] },
  beforeEach: storedShop({ cart: [storedLine(2, 2), storedLine(3, 1), storedLine(4, 1)] }),
  decorators: [inHeader],
} satisfies Meta<typeof MiniCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Cart, 4 items" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(within(button).getByText("4")).toBeVisible();
  },
};

export const CountsOne: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { count: 0 },
  beforeEach: storedShop(),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Cart, 0 items" });
    await expect(button).toHaveTextContent("");
    await userEvent.click(button);
    await expect(await canvas.findByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  },
};

/** During a restore, and on prerendered pages. */
export const UnknownCount: Story = {
  args: { count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cart" })).toHaveTextContent("");
  },
};

export const LoadsThePanelOnHover: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector("ul"), "nothing has loaded yet").toBeNull();
    await userEvent.hover(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await waitFor(() => expect(canvasElement.querySelector("ul")).not.toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await expect(await canvas.findByRole("list", { name: "Items in the cart" })).toBeVisible();
  },
};

export const LoadsThePanelOnFocus: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector("ul")).toBeInTheDocument());
  },
};

export const Loading: Story = {
  args: { loadPanel: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await expect(canvas.getByText("Loading your cart…")).toBeVisible();
  },
};

export const RemovalKeepsThePanelOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Cart, 4 items" });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Design for Manufacture" }));
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(canvas.getByRole("button", { name: /^Undo/ }));
    await expect(canvas.getByRole("button", { name: "Remove Design for Manufacture" })).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const FailedToLoad: Story = {
  args: { loadPanel: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Your cart could not be shown here\./);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
    await expect(canvas.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 4 items" }));
    const { right } = (await canvas.findByRole("link", { name: "Checkout" })).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
  },
};
