import type { PageMeta } from "#content/schema-page.ts";

export const contactMeta: PageMeta = {
  path: "/contact",
  title: "Contact",
  description:
    "Tell us about your product: write to Korvane by e-mail or with the form, and an engineer will answer within one working day.",
};
