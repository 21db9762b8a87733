import type { PageMeta } from "#content/schema-page.ts";

export const messageSentMeta: PageMeta = {
  path: "/message-sent",
  robots: "noindex",
  title: "Message sent",
  description: "Your message is on its way to the engineers of Korvane, who read every message and answer it by email.",
};
