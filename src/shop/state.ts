import type { Product } from "#content/schema.ts";
import type { NoticeInput } from "#lib/toast/notice.ts";

/*
 * The persisted state, with the field names of the specification. All of it survives `JSON.stringify`: amounts are
 * strings ('65.00'), and pictures are referenced by id.
 */

/** A product of the wishlist or the compare list. */
export type ListItem = Pick<Product, "id" | "title" | "price" | "delPrice" | "brand"> & {
  readonly size: string;
  /** The id of the picture. */
  readonly proImg: string;
  /** False for a product that the catalog no longer has. */
  readonly available: boolean;
};

/** A product and its quantity. */
export type CartLine = {
  readonly id: number;
  readonly title: string;
  /** The unit price. */
  readonly price: string;
  /** The difference to the previous unit price. */
  readonly discount: string;
  readonly selected_color: string;
  readonly selected_size: string;
  /** A whole number from 1 to `maxQuantity`. */
  readonly qty: number;
  /** Quantity times price. */
  readonly sum: string;
  readonly proImg: string;
  readonly brand: string;
  readonly size: string;
  /** False for a product that the catalog no longer has: the line is rendered, but not charged. */
  readonly available: boolean;
};

/** The last order: the charged lines with their prices of that time. No name, address or card is part of it. */
export type Order = {
  readonly number: string;
  /** Date and time in ISO 8601. */
  readonly placedAt: string;
  /** The payment method's value; `cash` is labeled 'Payment By Card', as specified. */
  readonly payment: "cash" | "card";
  readonly lines: readonly CartLine[];
};

/** The shop's parts of the persisted root. */
export type ShopState = {
  readonly symbol: "$";
  readonly products: readonly ListItem[];
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly ListItem[];
  readonly compare: readonly ListItem[];
  readonly order: Order | undefined;
};

/** The toast of a transition. */
export type ShopNotice = NoticeInput;

/** The result of an action: the new state, and the toast that announces it. */
export type Transition = { readonly state: ShopState; readonly notice?: ShopNotice };

/** A list of products with its transitions. */
export type ProductList = {
  readonly part: "wishlist" | "compare";
  readonly label: string;
  readonly remove: (state: ShopState, id: number) => Transition;
  readonly empty: (state: ShopState) => Transition;
};

/** The largest quantity of a line; its total stays far below the largest safe integer. */
export const maxQuantity = 9999;

/** The initial state. */
export const emptyShop: ShopState = {
  symbol: "$",
  products: [],
  cart: [],
  wishlist: [],
  compare: [],
  order: undefined,
};

/** Converts a product of the catalog to a list item. */
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

/** A removal is red as specified, but not an error: its announcement is polite. */
export const removeNotice = (text: string, detail: string): ShopNotice => ({
  kind: "error",
  text,
  detail,
  live: "polite",
});

const books = (count: number) => (count === 1 ? "1 book" : `${count || "no"} books`);

/** The second line of a notice: the title of one changed product or the number of several, and what the list has now. */
export const listDetail = (changed: readonly { readonly title: string }[], count: number, place: string): string =>
  `${changed.length === 1 ? changed[0]?.title : books(changed.length)}: ${books(count)} ${place}`;
