import * as z from "zod/mini";
import { email, password, required, ticked } from "#lib/form/field-rules.ts";

/** How many characters make a password that is hard to guess. */
export const passwordLength = 12;

/** The fields of the registration. */
export const registerSchema = z.object({
  name: required("name", "Tell us what to call you."),
  email: email("email", "It would be the name of your account."),
  password: password("password", `Choose one of at least ${passwordLength} characters.`).check(
    z.minLength(
      passwordLength,
      `The password must have at least ${passwordLength} characters. Add a word or two to make it longer.`,
    ),
  ),
  terms: ticked("terms", "Tick the box to go on."),
});

export type RegisterFields = z.infer<typeof registerSchema>;
