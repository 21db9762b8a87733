import type { PageMeta } from "#content/schema-page.ts";

export const aboutMeta: PageMeta = {
  path: "/about",
  title: "About Us",
  description:
    "A trusted consulting group of engineers, sourcing and logistics people who stay with a product from first sketch to delivery.",
};
