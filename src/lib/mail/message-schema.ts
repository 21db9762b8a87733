import * as z from "zod/mini";
import { choice, email, letters, required } from "#lib/form/field-rules.ts";

/*
 * The messages that visitors send, apart from their forms: the server validates them by the same rules, in the same words.
 */

/** The services in the subject list; its first entry, 'Choose a Service', is a placeholder and not valid. */
export const inquirySubjects = ["Tax Management", "Financial Advices", "Risk Management"] as const;

/** The fields of each form that sends a message, by its name. */
export const messageSchemas = {
  contact: z.object({
    subject: required("subject", "Say in a few words what it is about."),
    email: email("email"),
    message: required("message", "Tell us what you need."),
  }),
  inquiry: z.object({
    name: letters("name", "Tell us what to call you."),
    email: email("email"),
    subject: choice("subject", inquirySubjects, "Choose a service from the list."),
    message: required("message", "Tell us about your project."),
  }),
};

export type MessageForm = keyof typeof messageSchemas;
