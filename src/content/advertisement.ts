/** The banner that closes the sidebars; it leads to the contact page. */
export const advertisement = {
  title: "A drawing on your desk?",
  text: "Send us what you have, even a photograph of a sketch. You get an honest first estimate of cost, time and risk.",
  action: "Contact us",
  to: "/contact",
};
