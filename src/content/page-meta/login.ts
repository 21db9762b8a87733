import type { PageMeta } from "#content/schema-page.ts";

export const loginMeta: PageMeta = {
  path: "/login",
  title: "Login",
  description:
    "The login form of this demonstration site. There are no accounts behind it, and nothing that you type is sent.",
};
