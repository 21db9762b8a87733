import * as z from "zod/mini";
import { email, password } from "#lib/form/field-rules.ts";

/** The fields of the login. */
export const loginSchema = z.object({
  email: email("email", "Type the address of an account; any will do."),
  password: password("password", "Type anything: it is not sent."),
  remember: z.boolean(),
});

export type LoginFields = z.infer<typeof loginSchema>;
