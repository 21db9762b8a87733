import { firstProducts } from "#content/derived/first-products.ts";
import { cents, dollars } from "#lib/format/money.ts";
import { sizeLabel } from "#lib/format/text.ts";
import type { Photo } from "#lib/image/picture.ts";
import { knownProduct } from "#shop/known-products.ts";
import type { ListItem, ShopState } from "#shop/state.ts";

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

/** Formats a product of the catalog or of a list, with its quantity in the cart. */
export function formatProduct(
  { id, title, brand, size, price, delPrice }: Omit<ListItem, "proImg" | "available">,
  cart: ShopState["cart"],
): FormattedProduct {
  const product = knownProduct(id);
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

/** A few products to lead on to, where a cart, a list or a search is empty. */
export const suggestions: readonly FormattedProduct[] = firstProducts
  .slice(0, 4)
  .map((product) => formatProduct(product, []));

/** A number of books in words: '1 book', '6 books'. */
export const bookCount = (count: number): string => (count === 1 ? "1 book" : `${count} books`);
