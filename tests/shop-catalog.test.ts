import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { productById, products } from "#content/product.ts";
import type { Lists } from "#content/record-data.ts";
import { addToCart } from "#shop/cart.ts";
import { emptyShop, toSavedProduct } from "#shop/state.ts";
import type * as Store from "#shop/store.ts";

/** The first page of the shop has two products; all load for a product beyond them. */
const atHand = 2;

const loadList = vi.fn<(list: keyof Lists) => Promise<unknown>>();
let store: typeof Store;
let close = () => undefined as void;

const product = (id: number) => productById(id)!;
const line = (id: number) => addToCart(emptyShop, product(id)).state.cart[0]!;
const keep = (...cart: object[]) => localStorage.setItem("root", JSON.stringify({ version: 1, cart }));
const cart = () => store.shopStore.getState().cart.map(({ id, price, available }) => [id, price, available]);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const charged = (id: number) => [id, product(id).price, true];

beforeEach(async () => {
  vi.resetModules();
  loadList.mockReset().mockResolvedValue(products);
  vi.doMock("#content/derived/first-products.ts", () => ({
    firstProducts: products.slice(0, atHand),
    productCount: products.length,
    productSizes: ["M"],
  }));
  vi.doMock("#content/load-data.ts", () => ({ loadList }));
  store = await import("#shop/store.ts");
  // what the store imports later, so that no test waits for it
  await import("#shop/parse-state.ts");
});
afterEach(() => {
  close();
  vi.doUnmock("#content/derived/first-products.ts");
  vi.doUnmock("#content/load-data.ts");
  localStorage.clear();
});

it("restores a product beyond the first page after all have loaded, once", async () => {
  keep({ ...line(5), price: "1.00" }, line(1), line(5));
  close = store.restoreShop();
  expect(store.shopStore.getState().status).toBe("restoring");
  await settled();
  expect(cart()).toEqual([charged(5), charged(1)]);
  expect(loadList.mock.calls).toEqual([["products"]]);
});

it("loads all products for the last order and for the lists, whose pictures are shown", async () => {
  const order = { number: "KV-20261122-1", placedAt: "2026-11-22T12:00:00.000Z", payment: "card", lines: [line(3)] };
  localStorage.setItem("root", JSON.stringify({ version: 1, order, compare: [toSavedProduct(product(6))] }));
  close = store.restoreShop();
  await settled();
  expect(loadList).toHaveBeenCalledOnce();
  expect(store.shopStore.getState().products).toEqual(products);
  expect(store.shopStore.getState()).toMatchObject({ status: "ready", compare: [{ id: 6, available: true }] });
});

it("waits for a product that another tab has added, also before the next action", async () => {
  keep(line(1));
  close = store.restoreShop();
  await settled();
  expect([cart(), loadList.mock.calls]).toEqual([[charged(1)], []]);
  keep(line(1), line(4));
  void store.dispatch((state) => addToCart(state, product(2)));
  await settled();
  expect(cart()).toEqual([charged(1), charged(4), charged(2)]);
});

it("keeps the cart as it is while a product cannot be loaded, and reads it with the next action", async () => {
  loadList.mockRejectedValueOnce(new Error("offline"));
  keep(line(5));
  close = store.restoreShop();
  await settled();
  expect(cart()).toEqual([]);
  expect(JSON.parse(localStorage.getItem("root")!).cart).toHaveLength(1);
  void store.dispatch((state) => addToCart(state, product(1)));
  await settled();
  expect(cart()).toEqual([charged(5), charged(1)]);
});
