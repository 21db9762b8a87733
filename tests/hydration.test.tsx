import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopPage } from "#pages/shop.tsx";
import { loadParser, restoreShop } from "#shop/store.ts";

// Pages are prerendered without a query and without persisted state. The first client render must be the same, or React
// discards the prerendered page.

const page = <ShopPage />;

let complaints: unknown[];
let live: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation((complaint) => complaints.push(complaint));
  complaints = [];
});

afterEach(async () => {
  await act(async () => live?.unmount());
  live = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

/** Hydrates the prerendered page at an address. */
async function hydrateAt(address: string): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<StaticRouter location="/shop">{page}</StaticRouter>);
  await act(async () => {
    restoreShop();
    live = hydrateRoot(root, <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>, {
      onRecoverableError: (error) => complaints.push(error),
    });
    await loadParser();
  });
  return root;
}

const titles = (root: HTMLElement) => [...root.querySelectorAll("article h3")].map(({ textContent }) => textContent);

it("renders the query of the address after hydration", async () => {
  const root = await hydrateAt("/shop?sort=price-up&size=Xl");
  expect(titles(root)).toEqual(["From Idea to Market", "Quality at the Source"]);
  expect(complaints).toEqual([]);
});

it("renders the persisted state after hydration", async () => {
  localStorage.setItem("root", JSON.stringify({ version: 1, wishlist: [], compare: [] }));
  const root = await hydrateAt("/shop?page=2");
  expect(root.querySelector("#books")?.textContent).toBe("Books, page 2 of 3");
  expect(root.querySelector('button[aria-label="Wishlist, 0 items"]')).not.toBeNull();
  expect(complaints).toEqual([]);
});

it("renders no counts before the persisted state is restored", () => {
  const html = renderToString(<StaticRouter location="/shop">{page}</StaticRouter>);
  expect(html).not.toContain("aria-pressed");
  expect(html).not.toMatch(/\d items?"|in your cart/);
});
