import { groupDigits } from "#lib/format/number.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * The American form of a day such as `2026-09-07`: September 7, 2026, in every time zone.
 * Written out, because the first `Intl` object of a page takes a phone up to 100 ms.
 *
 * @throws RangeError when the text is no day
 */
export function longDate(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) throw new RangeError(`'${day}' is no day; write it as 2026-09-07`);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The day of a date in the visitor's time zone, written as 2026-09-07. */
export const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** An English list: 'Asia', 'Asia and Europe', 'Africa, Asia, and Europe'. */
export function listWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
}

/** A text with a capital at its start, for the first word of a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The label of a product's size: 'XL' for the value 'Xl'. */
export const sizeLabel = <Size extends string>(size: Size) => size.toUpperCase() as Uppercase<Size>;

/** Dimensions in mm: '148 × 99 × 36 mm'. */
export const millimeters = (dimensions: readonly number[]): string =>
  `${dimensions.map(groupDigits).join(" × ")}\u00a0mm`;

/** The number of a project's drawing: 'KV-007' for the id '7'. */
export const drawingNumber = (id: string): string => `KV-${id.padStart(3, "0")}`;

/** The part number of a book: 'KV-B-07' for the id 7. */
export const partNumber = (id: number): string => `KV-B-${String(id).padStart(2, "0")}`;
