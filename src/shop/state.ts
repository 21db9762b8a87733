import type { Product } from "#content/schema.ts";
import type { notify } from "#lib/toast/notice.ts";

/*
 * What the shop keeps, in the specification's words. Everything here survives `JSON.stringify`, amounts are written
 * ('65.00'), and pictures are named by their ids.
 */

/** A product as the shop's lists hold it. */
export type ListItem = Pick<Product, "id" | "title" | "price" | "delPrice" | "brand"> & {
  readonly size: string;
  /** The id of its picture. */
  readonly proImg: string;
  /** False once the catalog no longer has it. */
  readonly available: boolean;
};

/** So many of one product. */
export type CartLine = {
  readonly id: number;
  readonly title: string;
  /** What one costs. */
  readonly price: string;
  /** How much less than before that is. */
  readonly discount: string;
  readonly selected_color: string;
  readonly selected_size: string;
  /** A whole number from 1 to `mostPieces`. */
  readonly qty: number;
  /** Quantity times price. */
  readonly sum: string;
  readonly proImg: string;
  readonly brand: string;
  readonly size: string;
  /** False once the catalog no longer has it: then it is shown, and not charged. */
  readonly available: boolean;
};

/** What was bought: the lines that were charged, as they were then. No name, no address, no card. */
export type Order = {
  readonly number: string;
  /** The moment, as ISO 8601 writes it. */
  readonly placedAt: string;
  /** The payment method's value; `cash` is labeled 'Payment By Card', as specified. */
  readonly payment: "cash" | "card";
  readonly lines: readonly CartLine[];
};

/** The shop's part of what the browser keeps. */
export type ShopState = {
  readonly symbol: "$";
  readonly products: readonly ListItem[];
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly ListItem[];
  readonly compare: readonly ListItem[];
  readonly order: Order | undefined;
};

/** What a step tells the visitor. */
export type ShopNotice = Parameters<typeof notify>[0];

/** What comes of an action: the new state, and what is to be said about it. */
export type Transition = { readonly state: ShopState; readonly notice?: ShopNotice };

/** One of the visitor's lists of products, and how it grows shorter. */
export type ShopList = {
  readonly part: "wishlist" | "compare";
  readonly label: string;
  readonly remove: (state: ShopState, id: number) => Transition;
  readonly empty: (state: ShopState) => Transition;
};

/** The most pieces that one line can hold; far beyond a demonstration, and far below where numbers turn inexact. */
export const maxQuantity = 9999;

/** The shop as it begins. */
export const emptyShop: ShopState = {
  symbol: "$",
  products: [],
  cart: [],
  wishlist: [],
  compare: [],
  order: undefined,
};

/** A product of the catalog as the shop's lists hold it. */
export const toListItem = ({ id, title, price, delPrice, brand, size, proImg }: Product): ListItem => ({
  id,
  title,
  price,
  delPrice,
  brand,
  size,
  proImg: proImg.picture.id,
  available: true,
});

/** A removal is red as specified, and yet no failure: it waits its turn to be spoken. */
export const removeNotice = (text: string): ShopNotice => ({ kind: "error", text, spoken: "politely" });
