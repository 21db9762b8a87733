import * as z from "zod/mini";
import { required } from "#lib/form/field-rules.ts";

/** Normalizes full-width characters and removes spaces, such as those between groups of digits. */
const compact = (text: string) => text.normalize("NFKC").replaceAll(/\p{Zs}/gu, "");

/** The month of a date such as 09/27 or 9/2027, counted from January of the year 0; `undefined` if it is not a month. */
function monthOf(expiry: string): number | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(compact(expiry)) ?? [];
  return month && year ? (2000 + Number(year)) * 12 + Number(month) - 1 : undefined;
}

/** Whether an expiry date is a real month. */
const isMonth = (expiry: string): boolean => monthOf(expiry) !== undefined;

/** Whether the month of an expiry date is over; a card is valid until the end of its month. */
export const isPast = (expiry: string, today: Date): boolean =>
  (monthOf(expiry) ?? Infinity) < today.getFullYear() * 12 + today.getMonth();

/** 12 to 19 digits, with any spaces. */
export const cardNumber = required("card number", "Type the digits that are on the card.").check(
  z.refine((text) => /^\p{Nd}{12,19}$/u.test(compact(text)), {
    error: "The card number must be 12 to 19 digits. Leave out everything but digits and spaces.",
  }),
);

/** A month that is not past. */
export const expiryDate = required("expiry date", "Type month and year, such as 09/31.").check(
  z.refine(isMonth, { error: "The expiry date must be a month and a year. Write it like 09/31.", abort: true }),
  z.refine((text) => !isPast(text, new Date()), {
    error: "The expiry date must not be past. Use a card that is still good.",
  }),
);
