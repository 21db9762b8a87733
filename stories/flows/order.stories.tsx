import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { rowAt } from "#app/routes.tsx";
import { Site } from "#app/site.tsx";
import { shop } from "#shop/store.ts";
import { keptLine, keptShop } from "../stored-shop.ts";

/** The whole site, from one page to the next, as the browser's tests walk it over the built one. */
const meta = {
  title: "Flows/Order",
  component: Site,
  parameters: { layout: "fullscreen", path: "/shop" },
  beforeEach: keptShop(),
  // pages that suspend in the middle of a press would keep React's test environment waiting
  loaders: [
    async () => {
      const paths = ["/shop", "/product-single/5", "/cart", "/checkout", "/order_received"];
      await Promise.all(paths.map((path) => rowAt(path).preload(path)));
    },
  ],
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
const main = async () => within(await screen.findByRole("main"));
const button = async (name: string | RegExp) => (await main()).findByRole("button", { name });
const link = async (name: string) => (await main()).findByRole("link", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const cart = () => shop.getState().cart.map(({ id, qty }) => [id, qty]);

export const BrowseAddChangeRemoveUndoAndPayByCard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button("Add to cart: Circuit Thinking"));
    await userEvent.click(await link("Materials, Plainly"));
    await title("Materials, Plainly");
    await userEvent.click(await button("Add to cart: Materials, Plainly"));
    await userEvent.click(await link("View Cart"));
    await title("Cart");
    await userEvent.click(await button("Increase quantity of Circuit Thinking"));
    await expect(cart()).toEqual([
      [4, 2],
      [5, 1],
    ]);
    await userEvent.click(await button("Remove Circuit Thinking"));
    await waitFor(() => expect(cart()).toEqual([[5, 1]]));
    await userEvent.click(await button(/^Undo/));
    await waitFor(async () => expect(await button("Remove Circuit Thinking")).toHaveFocus());
    await userEvent.click(await link("Proceed to Checkout"));
    await title("Checkout");
    await userEvent.click(await button("Place order"));
    await title("Thank You For Your Order!");
    await expect(await screen.findByText("Order Recived sucessfully!", { selector: "li *" })).toBeVisible();
    await expect(cart()).toEqual([]);
    await expect((await main()).getByText("Circuit Thinking")).toBeVisible();
  },
};

export const CashOnDelivery: Story = {
  parameters: { path: "/checkout" },
  beforeEach: keptShop({ cart: [keptLine(6, 2)] }),
  play: async ({ userEvent }) => {
    await title("Checkout");
    await userEvent.click(await (await main()).findByRole("radio", { name: "Cash On delivery" }));
    await userEvent.click(await link("Proceed to Checkout"));
    await title("Thank You For Your Order!");
    await expect(shop.getState().order).toMatchObject({ payment: "card", lines: [{ id: 6, qty: 2 }] });
    await expect(cart()).toEqual([]);
  },
};

export const AStrangerLosesNothing: Story = {
  parameters: { path: "/checkout" },
  beforeEach: keptShop({ cart: [keptLine(1, 1)] }),
  play: async ({ userEvent }) => {
    const alert = spyOn(window, "alert").mockReturnValue();
    const email = await (await main()).findByRole("textbox", { name: "E-mail" });
    await userEvent.clear(email);
    await userEvent.type(email, "ada@example.com");
    await userEvent.click(await button("Place order"));
    await waitFor(() => expect(alert).toHaveBeenCalledOnce());
    await expect(await screen.findByText("user not existed!", { selector: "li *" })).toBeVisible();
    await expect(email).toHaveValue("ada@example.com");
    await expect(cart()).toEqual([[1, 1]]);
  },
};

export const ListsAreReadAndEmptied: Story = {
  play: async ({ userEvent }) => {
    for (const name of ["Circuit Thinking", "Quality at the Source"]) {
      await userEvent.click(await button(`Wishlist: ${name}`));
      await userEvent.click(await button(`Compare: ${name}`));
    }
    await screen.findAllByText("Added to Compare List", { selector: "li *" });
    await userEvent.click(await button("Compare, 2 items"));
    const table = within(await screen.findByRole("table"));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining("Circuit Thinking")]),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await button("Compare, 2 items")).toHaveFocus());
    await userEvent.click(await button("Wishlist, 2 items"));
    await userEvent.click(await screen.findByRole("button", { name: "Empty the list" }));
    await expect(shop.getState().wishlist).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await button("Wishlist, 0 items")).toHaveFocus());
  },
};
