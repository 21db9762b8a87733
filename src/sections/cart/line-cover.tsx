import type { CartItem } from "#shop/cart-item.ts";
import { Picture } from "#ui/picture.tsx";

export type LineCoverProps = Pick<CartItem, "photo"> & {
  /** The width of its place, in the syntax of the `sizes` attribute, a quarter wider than the place. */
  sizes: string;
  /** Whether the title beside the cover names it: then the picture has no text alternative. @default false */
  isDecorative?: boolean;
};

/**
 * The book of a line, its cover at the start of its place, on the line below its place; a plain surface for a book that the
 * catalog no longer has.
 */
export function LineCover({ photo, sizes, isDecorative = false }: LineCoverProps) {
  if (!photo) return <div className="aspect-portrait bg-sunken" />;
  return (
    <div className="aspect-portrait overflow-hidden">
      {/* the book ends a twelfth above the lower edge of its picture */}
      <div className="lit w-5/4 -translate-x-1/4 translate-y-1/12 rtl:translate-x-1/4">
        <Picture picture={photo.picture} alt={isDecorative ? "" : photo.alt} sizes={sizes} ratio="square" />
      </div>
    </div>
  );
}
