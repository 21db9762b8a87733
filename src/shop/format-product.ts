import type { Product } from "#content/schema.ts";
import { cents, dollars } from "#lib/format/money.ts";
import { sizeLabel } from "#lib/format/text.ts";
import type { Photo } from "#lib/image/picture.ts";
import { findProduct, type SavedProduct, type ShopState } from "#shop/state.ts";

/** A product formatted for a card or a list. */
export type FormattedProduct = {
  /** The id of the product. */
  id: number;
  /** The title of the product. */
  title: string;
  /** Author and photo are undefined for a product that the catalog no longer has. */
  author?: string | undefined;
  /** The picture of the product. */
  photo?: Photo | undefined;
  brand: string;
  size: string;
  price: string;
  oldPrice: string;
  /** False for a product that the catalog no longer has: it can be removed from a list, but not bought. */
  available: boolean;
  /** The quantity in the cart. */
  inCart: number;
};

/** Formats a product of a list, with its quantity in the cart. */
export function formatSavedProduct(
  { id, title, brand, size, price, delPrice }: Omit<SavedProduct, "proImg" | "available">,
  { cart, products }: Pick<ShopState, "cart" | "products">,
): FormattedProduct {
  const product = findProduct(products, id);
  return {
    id,
    title,
    author: product?.author,
    photo: product?.proImg,
    brand,
    size: sizeLabel(size),
    price: dollars(cents(price)),
    oldPrice: dollars(cents(delPrice)),
    available: product !== undefined,
    inCart: cart.find((line) => line.id === id)?.qty ?? 0,
  };
}

/** Formats a product of the catalog, with its quantity in the cart. */
export const formatProduct = (product: Product, cart: ShopState["cart"] = []): FormattedProduct =>
  formatSavedProduct(product, { cart, products: [product] });

/** A number of books in words: '1 book', '6 books'. */
export const bookCount = (count: number): string => (count === 1 ? "1 book" : `${count} books`);
