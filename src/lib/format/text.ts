const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The American form of a day such as `2026-09-07`: September 7, 2026, in every time zone. */
export const longDate = (day: string): string => format.format(new Date(day));

/** The label of a product's size: 'XL' for the value 'Xl'. */
export const sizeLabel = (size: string): string => size.toUpperCase();

/** Cuts a text after a word, with an ellipsis, so that it has at most `limit` characters. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(" ", limit - 1);
  return `${text.slice(0, end > 0 ? end : limit - 1).replace(/[,:;]$/, "")}…`;
}
