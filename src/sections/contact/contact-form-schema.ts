import * as z from "zod/mini";
import { email, required } from "#lib/form/field-rules.ts";

/** The fields of the form that sends a message. */
export const contactSchema = z.object({
  subject: required("subject", "Say in a few words what it is about."),
  email: email("email"),
  message: required("message", "Tell us what you need."),
});

export type ContactFields = z.infer<typeof contactSchema>;
