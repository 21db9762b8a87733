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
export function cents(text: string): number {
  const [, whole, rest] = written.exec(text) ?? [];
  if (whole === undefined || rest === undefined)
    throw new RangeError(`'${text}' is no amount; write it with two decimals, such as 65.00`);
  return Number(whole) * 100 + Number(rest);
}

/** The whole part and the two decimals of so many cents. */
function parts(count: number): [whole: number, decimals: string] {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new RangeError(`${count} is no amount; give whole cents, such as 6500`);
  return [Math.floor(count / 100), String(count % 100).padStart(2, "0")];
}

/**
 * The amount of so many cents as records write it: 6500 is '65.00'.
 *
 * @throws RangeError when the number is negative or has a fraction
 */
export function amount(count: number): string {
  const [whole, decimals] = parts(count);
  return `${whole}.${decimals}`;
}

/**
 * The amount of so many cents as a visitor reads it: 6500 is '$65.00'.
 *
 * @throws RangeError when the number is negative or has a fraction
 */
export function dollars(count: number): string {
  const [whole, decimals] = parts(count);
  return `$${groupDigits(whole)}.${decimals}`;
}
