import type { ProtocolStep } from "../protocol-step.ts";

/** What only a device that is held and touched can show. */
export const telephoneSteps: readonly ProtocolStep[] = [
  {
    action: "Unlock the rotation of the screen. Turn the device sideways and back on /home, /shop and /contact.",
    expected:
      "The page turns with the device each time. Nothing asks to turn it back, nothing is missing, and what was typed is still there.",
    criteria: ["1.3.4"],
  },
  {
    action:
      "Open /project-s2 and press ‘Next slide’. Open ‘Zoom: The Quiet Supply Chain’ on /product-single/3, and press ‘Zoom in’, then ‘Zoom out’.",
    expected:
      "The next project is in view without a swipe. The picture grows and shrinks without a pinch, and ‘Zoom 150 %’ and ‘Zoom 100 %’ are spoken.",
    criteria: ["2.5.1"],
  },
];
