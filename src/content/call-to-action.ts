import type { Advertisement, CallToAction } from "#content/schema-page.ts";

/** The banner at the end of most pages, each with a title of its own. */
export const callToAction: CallToAction = {
  text: "Tell us about your business, we are ready to help.",
  action: "Contact us",
  to: "/contact",
};

/** The advertisement banner at the end of the sidebars. */
export const advertisement: Advertisement = {
  title: "Have a drawing on your desk?",
  text: "Send us what you have, even a photo of a sketch. You get an honest first estimate of cost, time and risk.",
  action: "Contact us",
  to: "/contact",
};
