import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productById, products } from "#content/product.ts";
import { cents } from "#lib/format/money.ts";
import { addToCart, totals } from "#shop/cart.ts";
import { parseState as parseWith } from "#shop/parse-state.ts";
import { emptyShop, maxQuantity, toSavedProduct, type ShopState, type ShopUpdate } from "#shop/state.ts";
import type * as Store from "#shop/store.ts";

type Parser = Store.Parser;

const parseState = (root: Record<string, unknown>) => parseWith(root, products);

let store: typeof Store;
const dispatch = (...args: Parameters<typeof Store.dispatch>) => void store.dispatch(...args);
const getState = () => store.shopStore.getState();

const persisted = () => JSON.parse(localStorage.getItem("root") ?? "null") as Record<string, unknown> | null;
const persist = (parts: object) => localStorage.setItem("root", JSON.stringify({ version: 1, ...parts }));
const line = (id: number, qty: number) => ({ ...add(id)(emptyShop).state.cart[0], qty });
const cart = () => getState().cart.map(({ id, qty }) => [id, qty]);

function add(id: number): (state: ShopState) => ShopUpdate {
  const product = productById(id);
  if (!product) throw new Error(`no product ${id}`);
  return (state) => addToCart(state, product);
}

/** A write by another tab: the browser dispatches a storage event in this one. */
function writeElsewhere(parts: object): void {
  persist(parts);
  window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
}

let close = () => undefined as void;
const open = (reader: () => Promise<Parser> = async () => parseState) => (close = store.restoreShop(reader));

/** All that is waiting has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

// Each visit begins with a page of its own: what a module remembers is gone.
beforeEach(async () => {
  vi.resetModules();
  store = await import("#shop/store.ts");
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("restoring", () => {
  it("does not load the parser without a persisted state", () => {
    const reader = vi.fn(async () => parseState);
    persist({ theme: "dark" });
    open(reader);
    expect(getState().status).toBe("ready");
    expect(reader).not.toHaveBeenCalled();
  });

  it("times out after 5000 ms: the shop starts from its defaults, and a late result changes nothing", async () => {
    vi.useFakeTimers();
    persist({ cart: [line(2, 3)] });
    const late = Promise.withResolvers<Parser>();
    open(() => late.promise);
    await vi.advanceTimersByTimeAsync(store.restoreTimeout - 1);
    expect(getState().status).toBe("restoring");
    await vi.advanceTimersByTimeAsync(1);
    expect(getState()).toMatchObject({ status: "ready", cart: [] });
    late.resolve(parseState);
    await vi.advanceTimersByTimeAsync(1);
    expect(cart()).toEqual([]);
  });

  it("that fails without a persisted cart does not prevent persistence", async () => {
    persist({ theme: "dark" });
    const reader = vi.fn<() => Promise<Parser>>().mockRejectedValue(new Error("offline"));
    open(reader);
    for (const id of [1, 2]) {
      dispatch(add(id));
      await settled();
    }
    expect(persisted()?.["cart"]).toHaveLength(2);
    expect(getState().persisted).toBe(true);
  });

  it("queues actions until it ends", async () => {
    persist({ cart: [line(2, 3)] });
    open();
    expect(getState()).toMatchObject({ status: "restoring", cart: [] });
    dispatch(add(2));
    dispatch(add(1));
    await settled();
    expect(cart()).toEqual([
      [2, 4],
      [1, 1],
    ]);
  });
});

describe("persistence", () => {
  it("uses the one root key, beside the theme", async () => {
    persist({ theme: "dark" });
    open();
    dispatch(add(2));
    await settled();
    expect(Object.keys(localStorage)).toEqual(["root"]);
    expect(persisted()).toMatchObject({
      version: 1,
      theme: "dark",
      symbol: "$",
      cart: [{ id: 2, qty: 1, sum: "65.00" }],
    });
    expect(persisted()?.["products"]).toHaveLength(products.length);
  });
});

describe("a root of another origin", () => {
  const deep = `${'{"id":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  const newer = '{"version":2,"cart":{"lines":[]}}';
  it.each([
    ["that cannot be written again", `{"version":1,"theme":"dark","id":${deep}}`, { theme: "dark", id: undefined }],
    ["of a newer version", newer, { newer }],
  ])("%s is healed or kept aside", async (_, text, rest) => {
    localStorage.setItem("root", text);
    open();
    dispatch(add(1));
    await settled();
    expect(getState().persisted).toBe(true);
    expect(persisted()).toMatchObject({ version: 1, cart: [{ id: 1 }] });
    for (const [name, part] of Object.entries(rest)) expect(persisted()?.[name]).toBe(part);
  });
});

describe("several tabs", () => {
  it("converge after the restore of one timed out", async () => {
    persist({ cart: [line(2, 3)] });
    const reader = vi.fn<() => Promise<Parser>>().mockRejectedValueOnce(new Error("offline"));
    reader.mockResolvedValue(parseState);
    open(reader);
    await settled();
    writeElsewhere({ cart: [line(5, 1)] });
    await settled();
    expect(cart()).toEqual([[5, 1]]);
  });

  it("clearing the browser's storage empties the cart", async () => {
    persist({ cart: [line(2, 3)] });
    open();
    await settled();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(cart()).toEqual([]);
  });
});

describe("the persisted state", () => {
  it("is the same after writing and reading", () => {
    const { state } = addToCart(add(2)(emptyShop).state, products[0]!, { quantity: 7, color: "red", size: "L" });
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ...state, products });
  });

  it("gets prices and texts from the catalog where they differ", () => {
    const stale = {
      ...line(2, 2),
      price: "0.01",
      title: "Free",
      brand: "?",
      sum: "0.02",
      proImg: "https://evil.example",
    };
    expect(parseState({ cart: [stale] }).cart).toEqual([{ ...line(2, 2), sum: "130.00" }]);
    expect(parseState({ wishlist: [{ ...stale, delPrice: "1.00" }] }).wishlist[0]).toMatchObject({ price: "65.00" });
  });

  it("drops invalid entries and duplicates of a product", () => {
    const { cart: lines } = parseState({
      cart: [null, line(1, 0), line(2, 1.5), line(3, 2), line(3, 9), line(4, maxQuantity + 1)],
    });
    expect(lines.map(({ id, qty }) => [id, qty])).toEqual([[3, 2]]);
  });
});

it("malformed states never crash, never run, never charge a wrong price: 2,000 of them", async () => {
  const attack = fc.constantFrom(
    "<script>globalThis.hacked=1</script>",
    '"><img src=x onerror=globalThis.hacked=1>',
    "-1.00",
    "1e309",
    "\u0000\uD800\u202E",
  );
  const number = fc.constantFrom(0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, 5e-324, -0);
  const junk = fc.oneof({ depthSize: "small", maxDepth: 6 }, attack, number, fc.constant(null), fc.jsonValue());
  const field = (honest: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 14, arbitrary: honest }, { weight: 1, arbitrary: junk });
  const known = Object.entries({ ...toSavedProduct(products[0]!), ...line(1, 1) });
  const parts: Record<string, fc.Arbitrary<unknown>> = {
    ...Object.fromEntries(known.map(([name, value]) => [name, field(fc.constant(value))])),
    id: field(fc.integer({ min: 1, max: 9 })),
    price: field(fc.constant("0.01")),
    qty: field(fc.integer({ min: 1, max: 9 })),
    available: fc.boolean(),
    ["__proto__"]: junk,
  };
  const entry = fc.record(parts, { requiredKeys: ["id", "title", "price", "qty"] });
  const entries = field(fc.array(field(entry), { maxLength: 8 }));
  const rootParts = {
    version: field(fc.constant(1)),
    theme: junk,
    symbol: junk,
    products: entries,
    cart: entries,
    wishlist: entries,
    compare: entries,
    order: field(fc.record({ number: junk, placedAt: junk, payment: junk, lines: entries })),
    ["__proto__"]: junk,
  };
  const root = fc.record(rootParts, { requiredKeys: ["version"] });
  const states = fc.oneof(
    { weight: 12, arbitrary: root.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string() },
  );

  open();
  dispatch((state) => ({ state }));
  await settled();
  let filled = 0;
  fc.assert(
    fc.property(states, (hostile) => {
      localStorage.setItem("root", hostile);
      window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
      const state = getState();
      filled += Math.min(1, state.cart.length);
      for (const { id, available, price, qty, sum } of state.cart) {
        expect(available).toBe(productById(id) !== undefined);
        expect(available ? price : undefined).toBe(productById(id)?.price);
        expect(Number.isInteger(qty) && qty >= 1 && qty <= maxQuantity).toBe(true);
        expect(sum).toMatch(/^\d+\.\d\d$/);
      }
      const charged = state.cart.reduce(
        (total, { id, qty }) => total + qty * cents(productById(id)?.price ?? "0.00"),
        0,
      );
      expect(totals(state.cart).total).toBe(charged);
      for (const { id, available, price } of [...state.wishlist, ...state.compare])
        expect(available && price).toBe(productById(id)?.price ?? false);
      expect("hacked" in globalThis).toBe(false);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  expect(filled, "states of which something was left").toBeGreaterThan(200);
  // and the shop still works
  dispatch(add(1));
  expect(getState().cart.some(({ id }) => id === 1)).toBe(true);
});
