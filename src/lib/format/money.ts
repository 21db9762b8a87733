import { groupDigits } from "#lib/format/number.ts";

/*
 * Money is counted in whole cents, so that sums are exact, and written with two decimals: '65.00'.
 * A price in a record is such a text; a number of cents is only ever an intermediate result.
 */

const written = /^(\d{1,9})\.(\d{2})$/;

/** True for an amount as records write it: '65.00'. */
export const isAmount = (text: string): boolean => written.test(text);

/**
 * The whole cents of a written amount: '65.00' has 6500.
 *
 * @throws RangeError when the text is no amount with two decimals
 */
export function cents(amount: string): number {
  const [, whole, rest] = written.exec(amount) ?? [];
  if (whole === undefined || rest === undefined)
    throw new RangeError(`'${amount}' is no amount; write it with two decimals, such as 65.00`);
  return Number(whole) * 100 + Number(rest);
}

/** The amount of so many cents as records write it: 6500 is '65.00'. */
export const amount = (count: number): string => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, "0")}`;

/** The amount of so many cents as a visitor reads it: 6500 is '$65.00'. */
export const dollars = (count: number): string =>
  `$${groupDigits(Math.floor(count / 100))}.${String(count % 100).padStart(2, "0")}`;
