import type { PageMeta } from "#content/schema-page.ts";

export const networkMeta: PageMeta = {
  path: "/network-locations",
  title: "Network",
  description:
    "The cities of North America and Asia where Korvane’s engineers design and its factory partners produce, as lists and on a map.",
};
