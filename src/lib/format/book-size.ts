import { millimeters } from "#lib/format/text.ts";

/** A book as an object, in mm. */
export type BookSize = { width: number; height: number; spine: number };

/** The dimensions of books by the label of their size; all covers have the same proportions. */
export const bookSizes = {
  S: { width: 129, height: 187, spine: 21 },
  M: { width: 145, height: 210, spine: 24 },
  L: { width: 166, height: 240, spine: 27 },
  XL: { width: 180, height: 260, spine: 29 },
  XXL: { width: 200, height: 290, spine: 33 },
} as const satisfies Readonly<Record<string, BookSize>>;

/** A label of a size with the dimensions of its books, 'XL, 180 × 260 mm'; without them for an unknown label. */
export function sizeWithDimensions(label: string): string {
  const size: BookSize | undefined = bookSizes[label as keyof typeof bookSizes];
  return size ? `${label}, ${millimeters([size.width, size.height])}` : label;
}
