import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopPage } from "#pages/shop.tsx";
import { loadParser, restoreShop } from "#shop/store.ts";

/*
 * Pages are prerendered without a query and before the browser has been asked what it keeps: what comes to life must
 * begin as the same page, or React throws the prerendered one away.
 */

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

/** The page as it was prerendered, brought to life at this address. */
async function arriveAt(address: string): Promise<HTMLElement> {
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

it("shows what the address asks for, once the prerendered page has come to life", async () => {
  const root = await arriveAt("/shop?sort=price-up&size=Xl");
  expect(titles(root)).toEqual(["From Idea to Market", "Quality at the Source"]);
  expect(complaints).toEqual([]);
});

it("takes what the browser kept, once the prerendered page has come to life", async () => {
  localStorage.setItem("root", JSON.stringify({ version: 1, wishlist: [], compare: [] }));
  const root = await arriveAt("/shop?page=2");
  expect(root.querySelector("#books")?.textContent).toBe("Books, page 2 of 3");
  expect(root.querySelector('button[aria-label="Wishlist, 0 items"]')).not.toBeNull();
  expect(complaints).toEqual([]);
});

it("claims nothing about the visitor's lists before they are known", () => {
  const html = renderToString(<StaticRouter location="/shop">{page}</StaticRouter>);
  expect(html).not.toContain("aria-pressed");
  expect(html).not.toMatch(/\d items?"|in your cart/);
});
