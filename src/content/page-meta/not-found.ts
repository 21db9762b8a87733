import type { PageMeta } from "#content/schema-page.ts";

export const notFoundMeta: PageMeta = {
  path: "/404",
  robots: "noindex",
  title: "Page not found",
  description:
    "There is no page at this address. From here you can return to the home page of Korvane or search the site.",
};
