import type { PageMeta } from "#content/schema-page.ts";

export const accessibilityMeta: PageMeta = {
  path: "/accessibility",
  title: "Accessibility",
  description:
    "How accessible this site is, made from its last test run: what was checked, what is known to fail, and what we haven’t tested.",
};
