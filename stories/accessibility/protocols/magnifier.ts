import type { ProtocolStep } from "../protocol-step.ts";

/** The steps of a screen magnifier. */
export const magnifierSteps: readonly ProtocolStep[] = [
  {
    action: "Magnify /home four times, and follow the focus with Tab.",
    expected: "The magnified part follows the focus, whose ring is seen.",
    criteria: ["2.4.7"],
  },
  {
    action: "In a window 1280 pixels wide, read /services/1, /cart and /checkout with a zoom of the browser of 200 %.",
    expected: "All text is twice as large; nothing is cut off, covered or missing.",
    criteria: ["1.4.4"],
  },
  {
    action: "Read the same pages with a zoom of the browser of 400 %.",
    expected: "There is one column, nothing scrolls sideways, and nothing is missing.",
    criteria: ["1.4.10"],
  },
  {
    action: "Point at ‘Services’ in the header with the magnified pointer, and move onto the submenu.",
    expected: "The submenu stays while the pointer is on it; Escape closes it.",
    criteria: ["1.4.13"],
  },
  {
    action: "Add a book on /shop while the top of the window is out of the magnified view.",
    expected: "What the message at the top says is also written on the card: ‘1 in your cart’.",
    criteria: ["2.2.1"],
  },
  {
    action: "Turn on the inverted colors of the magnifier, and read the map of /network-locations and its legend.",
    expected: "Engineering offices are rings and manufacturing sites are diamonds, which can be told apart and seen.",
    criteria: ["1.4.1", "1.4.11"],
  },
  {
    action: "Watch the hero of /home rotate, and stop it.",
    expected:
      "Nothing flashes. ‘Stop slide rotation’ is the first button at the slides; pressed, it is ‘Start slide rotation’, and the slides stay.",
    criteria: ["2.2.2", "2.3.1"],
  },
];
