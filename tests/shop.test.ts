// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productById, products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { amount, cents, dollars } from "#lib/format/money.ts";
import { addToCart, decrement, increment, restoreLine, removeFromCart, totals } from "#shop/cart.ts";
import { addToCompare, emptyCompare, removeFromCompare } from "#shop/compare-list.ts";
import { placeOrder } from "#shop/order.ts";
import { emptyShop, maxQuantity, type ShopState, type ShopUpdate } from "#shop/state.ts";
import { emptyWishlist, removeFromWishlist, toggleWishlist } from "#shop/wishlist.ts";

const book = (id: number): Product => {
  const product = productById(id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
};
/** What the state of a sequence of steps is, the last step's notice with it. */
const after = (...steps: ((state: ShopState) => ShopUpdate)[]): ShopUpdate =>
  steps.reduce<ShopUpdate>(({ state }, step) => step(state), { state: emptyShop });

it("money is counted in whole cents and written with two decimals", () => {
  expect(cents("65.00")).toBe(6500);
  expect(amount(6505)).toBe("65.05");
  expect(dollars(123_456_789)).toBe("$1,234,567.89");
  for (const count of [-5, 10.5, Number.NaN]) expect(() => dollars(count)).toThrow("is no amount");
  fc.assert(fc.property(fc.nat(99_999_999_999), (count) => cents(amount(count)) === count));
  for (const text of ["65", "65.0", "65.000", "-1.00", " 1.00", "1e2.00", "", "NaN"])
    expect(() => cents(text), text).toThrow("write it with two decimals, such as 65.00");
});

describe("the cart", () => {
  it("increases the quantity of an existing line and replaces its color and size", () => {
    const { state } = after(
      (now) => addToCart(now, book(2), { quantity: 2, color: "red", size: "M" }),
      (now) => addToCart(now, book(2), { quantity: 3, color: "blue", size: "L" }),
    );
    expect(state.cart).toHaveLength(1);
    expect(state.cart[0]).toMatchObject({ qty: 5, sum: "325.00", selected_color: "blue", selected_size: "L" });
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])("refuses to add %d items", (quantity) => {
    expect(() => addToCart(emptyShop, book(1), { quantity })).toThrow(RangeError);
  });

  it("limits the quantity to 1 and the maximum", () => {
    const { state } = addToCart(emptyShop, book(1));
    expect(decrement(state, 1).state.cart[0]).toMatchObject({ qty: 1, sum: "340.00" });
    expect(increment(state, 1).state.cart[0]).toMatchObject({ qty: 2, sum: "680.00" });
    const full = addToCart(state, book(1), { quantity: maxQuantity }).state;
    expect(increment(full, 1).state.cart[0]?.qty).toBe(maxQuantity);
  });

  it("restores a removed line at its index, or adds its quantity to a newer line", () => {
    const { state } = after(
      (now) => addToCart(now, book(1)),
      (now) => addToCart(now, book(2), { quantity: 2 }),
      (now) => addToCart(now, book(3)),
    );
    const line = state.cart[1]!;
    const removed = removeFromCart(state, 2).state;
    expect(restoreLine(removed, line, 1).state.cart).toEqual(state.cart);
    const meanwhile = addToCart(removed, book(2)).state;
    expect(restoreLine(meanwhile, line, 1).state.cart.map(({ id, qty }) => [id, qty])).toEqual([
      [1, 1],
      [3, 1],
      [2, 3],
    ]);
  });

  it("does not charge unavailable products", () => {
    const { state } = addToCart(emptyShop, book(1));
    const gone = { ...state.cart[0]!, id: 99, available: false };
    expect(totals([...state.cart, gone])).toMatchObject({ count: 2, total: 34_000 });
    expect(placeOrder({ ...state, cart: [gone, ...state.cart] }, "cash", new Date(0)).state.order?.lines).toEqual(
      state.cart,
    );
  });
});

describe("a notice", () => {
  const { state: inCart } = addToCart(emptyShop, book(4));
  const { state: full } = addToCart(inCart, book(4), { quantity: maxQuantity });
  const [wishedOnce, comparedOnce] = [toggleWishlist(emptyShop, book(4)), addToCompare(emptyShop, book(4))];
  const [wished, compared] = [wishedOnce.state, comparedOnce.state];

  it.each<[ShopUpdate, string]>([
    [addToCart(inCart, book(4), { quantity: 2 }), "success: Item Added to Cart; Circuit Thinking: 3 in your cart"],
    [
      addToCart(inCart, book(3), { quantity: 2 }),
      "success: Item Added to Cart; The Quiet Supply Chain: 2 in your cart, 3 books in all",
    ],
    [addToCart(full, book(4)), "warning: Already the largest quantity; Circuit Thinking: 9999 in your cart"],
    [removeFromCart(inCart, 4), "error, off: Item Removed from Cart; Circuit Thinking: no books left in your cart"],
    [restoreLine(emptyShop, inCart.cart[0]!, 0), "success: Item Added to Cart; Circuit Thinking: 1 in your cart"],
    [placeOrder(emptyShop, "cash", new Date(0)), "error: Your cart is empty; Nothing was ordered."],
    [wishedOnce, "success: Item Added to Wishlist; Circuit Thinking: 1 book on your wishlist"],
    [
      removeFromWishlist(wished, 4),
      "error, polite: Item Removed from Wishlist; Circuit Thinking: no books left on your wishlist",
    ],
    [
      emptyWishlist(toggleWishlist(wished, book(3)).state),
      "error, polite: Item Removed from Wishlist; 2 books: no books left on your wishlist",
    ],
    [comparedOnce, "success: Added to Compare List; Circuit Thinking: 1 book on your compare list"],
    [
      addToCompare(compared, book(4)),
      "warning: Already added to Compare List; Circuit Thinking: 1 book on your compare list",
    ],
    [
      emptyCompare(addToCompare(compared, book(3)).state),
      "warning: Item Removed from Compare List; 2 books: no books left on your compare list",
    ],
    [removeFromCompare(compared, 3), "error: Target no Found"],
  ])("of update %# is as specified", ({ notice }, words) => {
    const { kind, live, text, detail } = notice!;
    expect(`${live ? `${kind}, ${live}` : kind}: ${detail ? `${text}; ${detail}` : text}`).toBe(words);
  });

  it("is not shown where nothing changes", () => {
    for (const update of [
      removeFromCart(inCart, 7),
      removeFromWishlist(inCart, 7),
      emptyWishlist(inCart),
      emptyCompare(inCart),
    ])
      expect(update).toEqual({ state: inCart });
  });
});

it("an order contains the cart, a number and a time, and no personal data", () => {
  const { state } = addToCart(emptyShop, book(5), { quantity: 2 });
  const placed = placeOrder(state, "card", new Date("2026-11-21T13:45:07.250Z"));
  expect(placed.state.order).toEqual({
    number: "KV-20261121-282YGI",
    placedAt: "2026-11-21T13:45:07.250Z",
    payment: "card",
    lines: state.cart,
  });
  expect(placed.state.cart).toEqual([]);
});

it("any sequence of actions leaves earlier states as they are, each product in one line, and right sums", () => {
  const actions: ((state: ShopState, id: number, quantity: number) => ShopUpdate)[] = [
    (state, id, quantity) => addToCart(state, book(id), { quantity }),
    removeFromCart,
    increment,
    decrement,
    (state, id) => toggleWishlist(state, book(id)),
    (state, id) => addToCompare(state, book(id)),
    removeFromCompare,
    (state) => placeOrder(state, "cash", new Date(0)),
  ];
  const step = fc.record({
    act: fc.constantFrom(...actions),
    id: fc.constantFrom(...products.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = emptyShop;
      for (const { act, id, quantity } of steps) {
        const before = JSON.stringify(state);
        const { state: next } = act(state, id, quantity);
        expect(JSON.stringify(state)).toBe(before);
        state = next;
      }
      for (const list of [state.cart, state.wishlist, state.compare])
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { id, qty, sum } of state.cart) {
        expect(qty).toBeGreaterThan(0);
        expect(cents(sum)).toBe(qty * cents(book(id).price));
      }
      expect(totals(state.cart)).toMatchObject({
        count: state.cart.length,
        sub: state.cart.reduce((total, line) => total + cents(line.sum), 0),
      });
    }),
    { numRuns: 1000 },
  );
});
