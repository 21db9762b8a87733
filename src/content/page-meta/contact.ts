import type { PageMeta } from "#content/schema-page.ts";

export const contactMeta: PageMeta = {
  path: "/contact",
  title: "Contact",
  description:
    "Tell us about your product by email or with the form, and an engineer at Korvane will reply within one business day.",
};
