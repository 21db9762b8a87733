import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { App } from "#app/app.tsx";
import { shopStore } from "#shop/store.ts";
import { storedLine, storedShop } from "../stored-shop.ts";
import { flowThrough } from "./flow.tsx";

/** Journeys across the pages of the shop, within the whole site. */
const meta = {
  title: "Flows/Order",
  component: App,
  parameters: { layout: "fullscreen", path: "/shop" },
  beforeEach: storedShop(),
  ...flowThrough("/shop", "/product-single/5", "/cart", "/checkout", "/order_received"),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;
const main = async () => within(await screen.findByRole("main"));
const button = async (name: string | RegExp) => (await main()).findByRole("button", { name });
const link = async (name: string) => (await main()).findByRole("link", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const cart = () => shopStore.getState().cart.map(({ id, qty }) => [id, qty]);

export const BrowseAddChangeRemoveUndoAndPayByCard: Story = {
  play: async ({ step, userEvent }) => {
    await step("Add a product on the shop page", async () => {
      await userEvent.click(await button("Add to cart: Circuit Thinking"));
    });
    await step("Add a product on its own page", async () => {
      await userEvent.click(await link("Materials, Plainly"));
      await title("Materials, Plainly");
      await userEvent.click(await button("Add to cart: Materials, Plainly"));
    });
    await step("Change a quantity in the cart", async () => {
      await userEvent.click(await link("View Cart"));
      await title("Cart");
      await userEvent.click(await button("Increase quantity of Circuit Thinking"));
      await expect(cart()).toEqual([
        [4, 2],
        [5, 1],
      ]);
    });
    await step("Remove a line and undo the removal", async () => {
      await userEvent.click(await button("Remove Circuit Thinking"));
      await waitFor(() => expect(cart()).toEqual([[5, 1]]));
      await userEvent.click(await button(/^Undo/));
      await waitFor(async () => expect(await button("Remove Circuit Thinking")).toHaveFocus());
    });
    await step("Pay by card", async () => {
      await userEvent.click(await link("Proceed to Checkout"));
      await title("Checkout");
      await userEvent.click(await button(/^Place order/));
      await title("Thank You For Your Order!");
      await expect(await screen.findByText("Order Recived sucessfully!", { selector: "li *" })).toBeVisible();
      await expect(cart()).toEqual([]);
      await expect((await main()).getByText("Circuit Thinking")).toBeVisible();
    });
  },
};

export const CashOnDelivery: Story = {
  parameters: { path: "/checkout" },
  beforeEach: storedShop({ cart: [storedLine(6, 2)] }),
  play: async ({ step, userEvent }) => {
    await step("Select cash on delivery", async () => {
      await title("Checkout");
      await userEvent.click(await (await main()).findByRole("radio", { name: "Cash On delivery" }));
    });
    await step("Place the order", async () => {
      await userEvent.click(await link("Proceed to Checkout"));
      await title("Thank You For Your Order!");
      await expect(shopStore.getState().order).toMatchObject({ payment: "card", lines: [{ id: 6, qty: 2 }] });
      await expect(cart()).toEqual([]);
    });
  },
};

export const AnUnknownCustomerLosesNothing: Story = {
  parameters: { path: "/checkout" },
  beforeEach: storedShop({ cart: [storedLine(1, 1)] }),
  play: async ({ step, userEvent }) => {
    const alert = spyOn(window, "alert").mockReturnValue();
    const email = await (await main()).findByRole("textbox", { name: "E-mail" });
    await step("Submit the card form with another e-mail address", async () => {
      await userEvent.clear(email);
      await userEvent.type(email, "ada@example.com");
      await userEvent.click(await button(/^Place order/));
    });
    await step("Form and cart are unchanged", async () => {
      await waitFor(() => expect(alert).toHaveBeenCalledOnce());
      await expect(await screen.findByText("user not existed!", { selector: "li *" })).toBeVisible();
      const live = () => [...document.querySelectorAll("[role=status]:not([aria-live=off])")];
      const help = /Nothing was ordered.+Use an e-mail that begins with ‘user’/;
      await waitFor(() => expect(live().filter(({ textContent }) => help.test(textContent))).toHaveLength(1));
      await expect(email).toHaveValue("ada@example.com");
      await expect(cart()).toEqual([[1, 1]]);
    });
    await step("The message closes at a press", async () => {
      await userEvent.click(screen.getByText("user not existed!", { selector: "li *" }));
      await waitFor(() => expect(screen.queryByText("user not existed!", { selector: "li *" })).toBeNull());
    });
  },
};

export const CompareAndEmptyTheLists: Story = {
  play: async ({ step, userEvent }) => {
    await step("Add two products to both lists", async () => {
      for (const name of ["Circuit Thinking", "Quality at the Source"]) {
        await userEvent.click(await button(`Wishlist: ${name}`));
        await userEvent.click(await button(`Compare: ${name}`));
      }
      await screen.findAllByText("Added to Compare List", { selector: "li *" });
    });
    await step("Compare them side by side", async () => {
      await userEvent.click(await button("Compare, 2 items"));
      const table = within(await screen.findByRole("table"));
      await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([expect.stringContaining("Circuit Thinking")]),
      );
      await userEvent.keyboard("{Escape}");
      await waitFor(async () => expect(await button("Compare, 2 items")).toHaveFocus());
    });
    await step("Empty the wishlist", async () => {
      await userEvent.click(await button("Wishlist, 2 items"));
      await userEvent.click(await screen.findByRole("button", { name: "Empty the list" }));
      await expect(shopStore.getState().wishlist).toEqual([]);
      await userEvent.keyboard("{Escape}");
      await waitFor(async () => expect(await button("Wishlist, 0 items")).toHaveFocus());
    });
  },
};
