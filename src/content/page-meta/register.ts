import type { PageMeta } from "#content/schema-page.ts";

export const registerMeta: PageMeta = {
  path: "/register",
  title: "Register",
  description:
    "The registration form of this demonstration site. It creates no account, and nothing that you type is sent.",
};
