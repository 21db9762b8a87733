import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { App } from "#app/app.tsx";
import { findRoute } from "#app/routes.tsx";
import { pathOf } from "#content/path-of.ts";
import { posts } from "#content/post.ts";
import { storedLine, storedShop } from "../stored-shop.ts";
import { flowThrough } from "./flow.tsx";
import { translate } from "./translate.ts";

/** Journeys on pages that the browser has translated: two elements replace each text node. */
const meta = {
  title: "Flows/Translated",
  component: App,
  parameters: { layout: "fullscreen", path: "/shop" },
  beforeEach: storedShop(),
  ...flowThrough("/shop", "/product-single/4", "/product-single/5", "/cart", "/blog-single/1"),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const main = async () => within(await screen.findByRole("main"));
const button = async (name: string | RegExp) => (await main()).findByRole("button", { name });

export const CountsInTheShop: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await button("Add to cart: Circuit Thinking"));
    const card = (await main()).getByRole("link", { name: "Circuit Thinking" }).closest("li")!;
    await waitFor(() => expect(card).toHaveTextContent("1 in your cart"));
    translate(document.body);
    await userEvent.click(await button("Add to cart: Circuit Thinking"));
    await waitFor(() => expect(card).toHaveTextContent("2 in your cart"));
    await step("The page of a list", async () => {
      await userEvent.click((await main()).getByRole("link", { name: "Next page" }));
      await expect(await screen.findByText(/^In preparation, page 2 of 3$/)).toBeVisible();
      await expect(await (await main()).findByText("6 books on page 1")).toBeVisible();
    });
  },
};

export const QuantitiesInTheCart: Story = {
  parameters: { path: "/cart" },
  beforeEach: storedShop({ cart: [storedLine(2, 1), storedLine(4, 1)] }),
  play: async ({ step, userEvent }) => {
    await step("The cart", async () => {
      await button("Increase quantity of Circuit Thinking");
      await userEvent.click(screen.getByRole("button", { name: "Cart, 2 items" }));
      await expect(await screen.findByText("$176.00 × 1")).toBeVisible();
      translate(document.body);
      await userEvent.click(await button("Increase quantity of Circuit Thinking"));
      await waitFor(() => expect(screen.getByText("Sub Price").closest("div")).toHaveTextContent("$417.00"));
    });
    await step("The mini-cart", async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Cart, 3 items" }));
      await expect(await screen.findByText("$176.00 × 2")).toBeVisible();
      await userEvent.keyboard("{Escape}");
    });
    await step("The removal of all lines", async () => {
      for (const title of ["Circuit Thinking", "Design for Manufacture"]) {
        translate(document.body);
        await userEvent.click(await button(`Remove ${title}`));
        await waitFor(async () =>
          expect((await main()).queryByRole("button", { name: `Remove ${title}` })).not.toBeInTheDocument(),
        );
      }
      await expect((await main()).getByText("Your cart is empty")).toBeVisible();
    });
  },
};

export const TitlesInTheSearch: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Search" }));
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search the site" }), "circ");
    const result = () => screen.getByRole("list", { name: "Results" }).querySelector('a[href="/product-single/4"]');
    await waitFor(() => expect(result()).toHaveTextContent(/^Circuit Thinking\s?Product/));
    const { textContent } = result()!;
    for (const key of ["u", "i", "t", ..."123".split("").map(() => "{Backspace}")]) {
      translate(document.body);
      await userEvent.keyboard(key);
      await waitFor(() => expect(result()!.textContent).toBe(textContent));
    }
  },
};

export const RecordsOfOnePage: Story = {
  parameters: { path: "/blog-single/1" },
  play: async ({ userEvent }) => {
    const byline = ({ author, authorTitle }: (typeof posts)[number]) => `${author}, ${authorTitle}`;
    await screen.findByText(byline(posts.find(({ id }) => id === "1")!));
    const links = (await main()).getAllByRole("link", { name: (name) => posts.some(({ title }) => title === name) });
    const post = posts.find(({ title }) => title === links[0]!.textContent)!;
    const path = pathOf("post", post.id);
    await findRoute(path).preload(path);
    translate(document.body);
    await userEvent.click(links[0]!);
    await screen.findByRole("heading", { level: 1, name: post.title });
    await expect(await screen.findByText(byline(post))).toBeVisible();
  },
};
