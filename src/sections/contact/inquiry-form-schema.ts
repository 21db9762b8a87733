import * as z from "zod/mini";
import { choice, email, letters, required } from "#lib/form/field-rules.ts";

/** What one can inquire about; the list's first entry, 'Choose a Service', is no choice. */
export const inquirySubjects = ["Tax Management", "Financial Advices", "Risk Management"] as const;

/** The fields of the inquiry. */
export const inquirySchema = z.object({
  name: letters("name", "Tell us what to call you."),
  email: email("email"),
  subject: choice("subject", inquirySubjects, "Choose a service from the list."),
  message: required("message", "Tell us about your project."),
});

export type InquiryFields = z.infer<typeof inquirySchema>;
