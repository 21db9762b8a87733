import * as z from "zod/mini";
import { email, password, required } from "#lib/form/field-rules.ts";

/** What keyboards of other scripts write differently, and the blanks between groups of digits. */
const compact = (text: string) => text.normalize("NFKC").replaceAll(/\p{Zs}/gu, "");

/** The month of an expiry date such as 09/27 or 9/2027, counted from the year 0; nothing for what is no month. */
function monthOf(expiry: string): number | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(compact(expiry)) ?? [];
  return month && year ? (2000 + Number(year)) * 12 + Number(month) - 1 : undefined;
}

/** True for an expiry date that is a real month. */
export const isMonth = (expiry: string): boolean => monthOf(expiry) !== undefined;

/** True for an expiry date whose month is over on this day. A card is good until the end of its month. */
export const isPast = (expiry: string, today: Date): boolean =>
  (monthOf(expiry) ?? Infinity) < today.getFullYear() * 12 + today.getMonth();

/** The fields of a card, and of whom it belongs to. */
export const cardSchema = z.object({
  email: email("e-mail", "Type the address of your account."),
  password: password("password", "Any invented one will do."),
  card_holder: required("card holder name", "Type the name that is on the card."),
  card_number: required("card number", "Type the digits that are on the card.").check(
    z.refine((text) => /^\p{Nd}{12,19}$/u.test(compact(text)), {
      error: "The card number must be 12 to 19 digits. Leave out everything but digits and spaces.",
    }),
  ),
  cvv: required("CVV", "Type the short number beside the signature.").check(
    z.regex(/^\p{Nd}{3,4}$/u, "The CVV must be three or four digits. Leave out everything else."),
  ),
  expire_date: required("expiry date", "Type month and year, such as 09/31.").check(
    z.refine(isMonth, {
      error: "The expiry date must be a month and a year. Write it like 09/31.",
      abort: true,
    }),
    z.refine((text) => !isPast(text, new Date()), {
      error: "The expiry date must not be past. Use a card that is still good.",
    }),
  ),
  remember: z.boolean(),
});

export type CardFields = z.infer<typeof cardSchema>;

/** What the form is filled in with: plainly nobody's, and within the rules until the end of the century. */
export const sampleCard = {
  email: "user@example.com",
  password: "not-a-real-password",
  card_holder: "Sample Person",
  card_number: "0000 0000 0000 0000",
  cvv: "000",
  expire_date: "12/99",
} as const satisfies Partial<CardFields>;
