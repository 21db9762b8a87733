import { productById } from "#content/product.ts";
import { cents, dollars } from "#lib/format/money.ts";
import type { Photo } from "#lib/image/picture.ts";
import type { ListItem, ShopState } from "#shop/state.ts";

/** What a visitor is shown of a product, on a card or in a list: amounts are written out. */
export type ProductFacts = {
  id: number;
  title: string;
  /** Nobody knows it any more once the catalog no longer has the product; the picture neither. */
  author?: string | undefined;
  photo?: Photo | undefined;
  brand: string;
  size: string;
  price: string;
  oldPrice: string;
  /** False once the catalog no longer has it: it can be seen, and taken off a list, and not bought. */
  available: boolean;
  /** How many are in the cart. */
  inCart: number;
};

/** What is shown of a product of the catalog or of a list, beside what is in the cart. */
export function productFacts(
  { id, title, brand, size, price, delPrice }: Omit<ListItem, "proImg" | "available">,
  cart: ShopState["cart"],
): ProductFacts {
  const product = productById(id);
  return {
    id,
    title,
    author: product?.author,
    photo: product?.proImg,
    brand,
    size,
    price: dollars(cents(price)),
    oldPrice: dollars(cents(delPrice)),
    available: product !== undefined,
    inCart: cart.find((line) => line.id === id)?.qty ?? 0,
  };
}
