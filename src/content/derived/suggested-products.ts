import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { cents, dollars } from "#lib/format/money.ts";
import type { Photo } from "#lib/image/picture.ts";

/** A product with what a short list of products shows. */
export type SuggestedProduct = Pick<Product, "id" | "title" | "author"> & { price: string; photo: Photo };

/** A few products to lead on to, where a cart, a list or a search is empty. */
export const suggestedProducts: readonly SuggestedProduct[] = products
  .slice(0, 4)
  .map(({ id, title, author, price, proImg }) => ({ id, title, author, price: dollars(cents(price)), photo: proImg }));
