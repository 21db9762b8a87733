// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productById, products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { amount, cents, dollars } from "#lib/format/money.ts";
import { addToCart, decrement, increment, restoreLine, removeFromCart, totals } from "#shop/cart.ts";
import { addToCompare, emptyCompare, removeFromCompare } from "#shop/compare-list.ts";
import { placeOrder } from "#shop/order.ts";
import { emptyShop, toSavedProduct, maxQuantity, type ShopState, type ShopUpdate } from "#shop/state.ts";
import { emptyWishlist, removeFromWishlist, toggleWishlist } from "#shop/wishlist.ts";

const book = (id: number): Product => {
  const product = productById(id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
};
const said = ({ notice }: ShopUpdate) => notice && [notice.kind, notice.text];

/** What the state of a sequence of steps is, the last step's notice with it. */
const after = (...steps: ((state: ShopState) => ShopUpdate)[]): ShopUpdate =>
  steps.reduce<ShopUpdate>(({ state }, step) => step(state), { state: emptyShop });

describe("money", () => {
  it("is counted in whole cents and written with two decimals", () => {
    expect(cents("65.00")).toBe(6500);
    expect(amount(6505)).toBe("65.05");
    expect(dollars(123_456_789)).toBe("$1,234,567.89");
    for (const count of [-5, 10.5, Number.NaN]) expect(() => dollars(count)).toThrow("is no amount");
    fc.assert(fc.property(fc.nat(99_999_999_999), (count) => cents(amount(count)) === count));
  });

  it.each(["65", "65.0", "65.000", "-1.00", " 1.00", "1e2.00", "", "NaN"])(
    "refuses '%s' and describes the format",
    (text) => {
      expect(() => cents(text)).toThrow("write it with two decimals, such as 65.00");
    },
  );
});

describe("the cart", () => {
  it("adds one item by default, with a notice", () => {
    const step = addToCart(emptyShop, book(2));
    expect(step.state.cart).toEqual([
      {
        id: 2,
        title: "Design for Manufacture",
        price: "65.00",
        discount: "20.00",
        selected_color: "",
        selected_size: "XXl",
        qty: 1,
        sum: "65.00",
        proImg: book(2).proImg.picture.id,
        brand: "Workbench Editions",
        size: "XXl",
        available: true,
      },
    ]);
    expect(step.notice).toEqual({
      kind: "success",
      text: "Item Added to Cart",
      detail: "Design for Manufacture: 1 in your cart",
    });
    const again = addToCart(step.state, book(2), { quantity: 2 });
    expect(again.notice?.detail).toBe("Design for Manufacture: 3 in your cart");
  });

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

  it("removes a line with a polite red notice; an unknown id has none", () => {
    const { state } = addToCart(emptyShop, book(1));
    const step = removeFromCart(state, 1);
    expect(step.state.cart).toEqual([]);
    expect(step.notice).toEqual({
      kind: "error",
      text: "Item Removed from Cart",
      detail: "From Idea to Market: no books left in your cart",
      live: "polite",
    });
    expect(removeFromCart(state, 7)).toEqual({ state });
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

  it("counts lines, not items; without taxes and delivery the subtotal is the total", () => {
    const { state } = after(
      (now) => addToCart(now, book(1), { quantity: 3 }),
      (now) => addToCart(now, book(4)),
    );
    expect(totals(state.cart)).toEqual({ count: 2, sub: 119_600, vat: 0, ecoTax: 0, delivery: 0, total: 119_600 });
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

describe("the wishlist", () => {
  it("adds and removes with one toggle", () => {
    const added = toggleWishlist(emptyShop, book(3));
    expect(added.state.wishlist).toEqual([toSavedProduct(book(3))]);
    expect(said(added)).toEqual(["success", "Item Added to Wishlist"]);
    expect(added.notice?.detail).toBe("The Quiet Supply Chain: 1 book on your wishlist");
    const removed = toggleWishlist(added.state, book(3));
    expect(removed.state.wishlist).toEqual([]);
    expect(removed.notice).toEqual({
      kind: "error",
      text: "Item Removed from Wishlist",
      detail: "The Quiet Supply Chain: no books left on your wishlist",
      live: "polite",
    });
  });

  it("removes by id", () => {
    const { state } = toggleWishlist(emptyShop, book(3));
    expect(said(removeFromWishlist(state, 3))).toEqual(["error", "Item Removed from Wishlist"]);
    expect(removeFromWishlist(state, 4)).toEqual({ state });
  });

  it("is emptied with one notice", () => {
    const { state } = toggleWishlist(toggleWishlist(emptyShop, book(3)).state, book(4));
    const emptied = emptyWishlist(state);
    expect(emptied.state.wishlist).toEqual([]);
    expect(emptied.notice).toEqual({
      kind: "error",
      text: "Item Removed from Wishlist",
      detail: "2 books: no books left on your wishlist",
      live: "polite",
    });
    expect(emptyWishlist(emptied.state)).toEqual({ state: emptied.state });
  });
});

describe("the compare list", () => {
  it("adds a product once; the second time it only warns", () => {
    const added = addToCompare(emptyShop, book(3));
    expect(said(added)).toEqual(["success", "Added to Compare List"]);
    expect(added.notice?.detail).toBe("The Quiet Supply Chain: 1 book on your compare list");
    const again = addToCompare(added.state, book(3));
    expect(again.state).toBe(added.state);
    expect(said(again)).toEqual(["warning", "Already added to Compare List"]);
  });

  it("removes with a warning; an unknown id is an error", () => {
    const { state } = addToCompare(emptyShop, book(3));
    expect(removeFromCompare(state, 3).notice).toEqual({
      kind: "warning",
      text: "Item Removed from Compare List",
      detail: "The Quiet Supply Chain: no books left on your compare list",
    });
    expect(removeFromCompare(state, 3).state.compare).toEqual([]);
    expect(said(removeFromCompare(state, 4))).toEqual(["error", "Target no Found"]);
    expect(removeFromCompare(state, 4).state).toBe(state);
  });

  it("is emptied with one warning", () => {
    const { state } = addToCompare(addToCompare(emptyShop, book(3)).state, book(4));
    const emptied = emptyCompare(state);
    expect(emptied.state.compare).toEqual([]);
    expect(said(emptied)).toEqual(["warning", "Item Removed from Compare List"]);
    expect(emptyCompare(emptied.state)).toEqual({ state: emptied.state });
  });
});

describe("an order", () => {
  it("contains the cart, a number and a time, and no personal data", () => {
    const { state } = addToCart(emptyShop, book(5), { quantity: 2 });
    const placed = placeOrder(state, "card", new Date("2026-11-21T13:45:07.250Z"));
    expect(placed.notice).toBeUndefined();
    expect(placed.state.cart).toEqual([]);
    expect(placed.state.order).toEqual({
      number: "KV-20261121-282YGI",
      placedAt: "2026-11-21T13:45:07.250Z",
      payment: "card",
      lines: state.cart,
    });
  });
});

describe("any sequence of actions", () => {
  /** The shop as one would write it down on paper: ids and numbers, no prices, no notices. */
  type Model = { cart: [id: number, qty: number][]; wishes: number[]; compared: number[]; ordered: number | undefined };
  type Action = { does: (state: ShopState) => ShopUpdate; model: (model: Model) => string | undefined; name: string };

  const id = fc.constantFrom(...products.map((product) => product.id));
  const actions: fc.Arbitrary<Action> = fc.oneof(
    fc.tuple(id, fc.integer({ min: 1, max: 12 })).map(([which, quantity]) => ({
      name: `add ${quantity} of ${which}`,
      does: (state: ShopState) => addToCart(state, book(which), { quantity }),
      model: (model: Model) => {
        const line = model.cart.find(([other]) => other === which);
        if (line) line[1] += quantity;
        else model.cart.push([which, quantity]);
        return "Item Added to Cart";
      },
    })),
    id.map((which) => ({
      name: `remove ${which}`,
      does: (state: ShopState) => removeFromCart(state, which),
      model: (model: Model) => {
        const index = model.cart.findIndex(([other]) => other === which);
        if (index === -1) return undefined;
        model.cart.splice(index, 1);
        return "Item Removed from Cart";
      },
    })),
    fc.tuple(id, fc.constantFrom(1, -1)).map(([which, by]) => ({
      name: `${by > 0 ? "increment" : "decrement"} ${which}`,
      does: (state: ShopState) => (by > 0 ? increment(state, which) : decrement(state, which)),
      model: (model: Model) => {
        for (const line of model.cart) if (line[0] === which && line[1] + by > 0) line[1] += by;
        return undefined;
      },
    })),
    id.map((which) => ({
      name: `toggle wish ${which}`,
      does: (state: ShopState) => toggleWishlist(state, book(which)),
      model: (model: Model) => {
        if (!model.wishes.includes(which)) {
          model.wishes.push(which);
          return "Item Added to Wishlist";
        }
        model.wishes = model.wishes.filter((other) => other !== which);
        return "Item Removed from Wishlist";
      },
    })),
    id.map((which) => ({
      name: `compare ${which}`,
      does: (state: ShopState) => addToCompare(state, book(which)),
      model: (model: Model) => {
        if (model.compared.includes(which)) return "Already added to Compare List";
        model.compared.push(which);
        return "Added to Compare List";
      },
    })),
    id.map((which) => ({
      name: `stop comparing ${which}`,
      does: (state: ShopState) => removeFromCompare(state, which),
      model: (model: Model) => {
        if (!model.compared.includes(which)) return "Target no Found";
        model.compared = model.compared.filter((other) => other !== which);
        return "Item Removed from Compare List";
      },
    })),
    fc.constant({
      name: "order",
      does: (state: ShopState) => placeOrder(state, "cash", new Date(0)),
      model: (model: Model) => {
        model.ordered = model.cart.length;
        model.cart = [];
        return undefined;
      },
    }),
  );

  it("has the state and notices of a naive model, and does not mutate earlier states", () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (sequence) => {
        const model: Model = { cart: [], wishes: [], compared: [], ordered: undefined };
        let state = emptyShop;
        for (const { name, does, model: expected } of sequence) {
          const before = JSON.stringify(state);
          const step = does(state);
          expect(step.notice?.text, name).toBe(expected(model));
          expect(JSON.stringify(state), name).toBe(before);
          state = step.state;
        }
        expect(state.cart.map((line) => [line.id, line.qty])).toEqual(model.cart);
        expect(state.wishlist.map((product) => product.id)).toEqual(model.wishes);
        expect(state.compare.map((product) => product.id)).toEqual(model.compared);
        expect(state.order?.lines.length).toBe(model.ordered);
        const sum = model.cart.reduce((total, [which, qty]) => total + qty * Number(book(which).price) * 100, 0);
        expect(totals(state.cart)).toMatchObject({ count: model.cart.length, sub: Math.round(sum) });
        for (const line of state.cart) expect(cents(line.sum)).toBe(line.qty * cents(line.price));
      }),
      { numRuns: 3000 },
    );
  });
});
