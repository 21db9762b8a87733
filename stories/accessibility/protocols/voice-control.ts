import type { ProtocolStep } from "../protocol-step.ts";

/** The steps of voice control. */
export const voiceControlSteps: readonly ProtocolStep[] = [
  {
    action: "Open /home and say “Click Contact us”.",
    expected:
      "The contact page opens: the visible words are the name. If two such links are in view, both get a number.",
    criteria: ["2.5.3"],
  },
  {
    action: "Show the names of all controls on /shop (Show names, or Show labels).",
    expected:
      "Every control has a name that contains its visible text, such as ‘Add to cart: From Idea to Market’ or ‘Page 2’; icons have names, too, such as ‘Wishlist: From Idea to Market’.",
    criteria: ["2.5.3", "4.1.2"],
  },
  {
    action: "On /shop say “Click Add to cart”, and the number of a book.",
    expected: "The books are offered by number; the chosen one is added.",
    criteria: ["2.5.3"],
  },
  {
    action: "On /contact say “Click Subject”, and dictate a sentence with single letters in it.",
    expected: "The words are typed into the field ‘Subject’; no letter acts as a shortcut.",
    criteria: ["2.1.4", "3.3.2"],
  },
  {
    action:
      "On /checkout say “Click Cash On delivery”, “Click Payment By Card”, “Click Visa”, “Click Billing Address” and “Click Country”.",
    expected:
      "Each payment method and the brand are chosen by their labels; the section opens, and a country can be chosen from the list.",
    criteria: ["2.5.3", "4.1.2"],
  },
  {
    action:
      "In a window at least 960 pixels wide, open /home. Say “Click Services submenu”, and say it again. Then say “Click Services”.",
    expected:
      "The first command opens the list of services without a hovering pointer, the second closes it. The third opens the page of the link ‘Services’, or offers link and button by number.",
    criteria: ["2.1.1", "2.5.3"],
  },
  {
    action: "Hold the mouse button down on an ‘Add to cart’ of /shop, move away and release.",
    expected: "Nothing is added: the number at the cart in the header stays.",
    criteria: ["2.5.2"],
  },
];
