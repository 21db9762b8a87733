import type { PageMeta } from "#content/schema-page.ts";

export const loginMeta: PageMeta = {
  path: "/login",
  robots: "noindex",
  title: "Login",
  description:
    "The login form of this demonstration site. There are no accounts behind it, and nothing that you type is sent.",
};

export const registerMeta: PageMeta = {
  path: "/register",
  robots: "noindex",
  title: "Register",
  description:
    "The registration form of this demonstration site. It creates no account, and nothing that you type is sent.",
};
