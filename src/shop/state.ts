import type { Product } from "#content/schema.ts";
import type { NoticeInput } from "#lib/toast/notice.ts";

/*
 * The persisted state, with the field names of the specification. All of it survives `JSON.stringify`: amounts are
 * strings ('65.00'), and pictures are referenced by id.
 */

/** A product as the persisted state has it: on the wishlist, on the compare list, and among the products. */
export type SavedProduct = Pick<Product, "id" | "title" | "price" | "delPrice" | "brand"> & {
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
  /** The loaded products of the catalog: all of the cart, the lists and the order, unless the catalog has them no longer. */
  readonly products: readonly Product[];
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly SavedProduct[];
  readonly compare: readonly SavedProduct[];
  readonly order: Order | undefined;
};

/** The toast of an update. */
export type ShopNotice = NoticeInput;

/** The result of an action: the new state, and the toast that announces it. */
export type ShopUpdate = { readonly state: ShopState; readonly notice?: ShopNotice };

/** One of the visitor's two lists with its actions. */
export type SavedList = {
  readonly part: "wishlist" | "compare";
  readonly label: string;
  readonly remove: (state: ShopState, id: number) => ShopUpdate;
  readonly empty: (state: ShopState) => ShopUpdate;
};

/** The largest quantity of a line; its total stays far below the largest safe integer. */
export const maxQuantity = 9999;

/** The most products in the persisted root: those of the first page of the shop. */
export const maxSavedProducts = 12;

/** The initial state. */
export const emptyShop: ShopState = {
  symbol: "$",
  products: [],
  cart: [],
  wishlist: [],
  compare: [],
  order: undefined,
};

/** Reduces a product of the catalog to what is persisted. */
export const toSavedProduct = ({ id, title, price, delPrice, brand, size, proImg }: Product): SavedProduct => ({
  id,
  title,
  price,
  delPrice,
  brand,
  size,
  proImg: proImg.picture.id,
  available: true,
});

/** Finds a product by its id. */
export const findProduct = (products: readonly Product[], id: number): Product | undefined =>
  products.find((product) => product.id === id);

/** Adds a product to the loaded ones, for instance from its own page. */
export const withProduct = (products: readonly Product[], product: Product): readonly Product[] =>
  findProduct(products, product.id) ? products : [...products, product];

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
