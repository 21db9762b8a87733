import wheel from "#assets/cut-error-404.webp?cutout";
import type { NotFound } from "#content/schema-page.ts";

/** Content of the not-found page. */
export const notFound: NotFound = {
  title: "Oops! Page Not Found!",
  text: "We're sorry but we can't seem to find the page you requested. This might be because you have typed the web address incorrectly.",
  action: "Back to home",
  to: "/home",
  photo: {
    picture: wheel,
    alt: "The number 404 standing upright, its zero an orange gear wheel; loose screws, a nut and a ball bearing lie in front.",
  },
};
