import type { ProtocolStep } from "../protocol-step.ts";

/** The steps of switch control. */
export const switchSteps: readonly ProtocolStep[] = [
  {
    action: "Scan /home with two switches (next, select) from the start to the footer.",
    expected: "Every control is reached in the order of reading; ‘Skip to the content’ shortens the way.",
    criteria: ["2.1.1", "2.4.1", "2.4.3"],
  },
  {
    action:
      "Order a book: ‘Add to cart’ on /shop, ‘Proceed to Checkout’ on /cart, then ‘Cash On delivery’ and ‘Proceed to Checkout’.",
    expected: "‘Thank You For Your Order!’ opens, without a gesture and without a time limit.",
    criteria: ["2.1.1", "2.2.1", "2.5.1"],
  },
  {
    action:
      "On /product-single/3 select ‘Zoom: The Quiet Supply Chain’, then ‘Zoom in’ twice. Move the part of the picture in view with the arrow keys, or with the scrolling of the switch control.",
    expected: "The buttons zoom, and every part of the picture comes into view. Nothing has to be dragged.",
    criteria: ["2.5.7"],
  },
  {
    action: "In a window less than 960 pixels wide, select ‘Menu’, and ‘Services’ in it, twice; then select ‘Close’.",
    expected: "The scan stays inside of the menu until it is closed, and goes on at ‘Menu’.",
    criteria: ["2.1.2", "2.4.3"],
  },
  {
    action: "Add a book on /shop, and select ‘Close’ at the message while it is there; add another one, and wait.",
    expected:
      "The message waits while it has the focus. When it closes automatically nothing is lost: the card says ‘1 in your cart’.",
    criteria: ["2.2.1"],
  },
  {
    action: "Write a message on /contact with a scanning keyboard, slower than ten minutes.",
    expected: "Nothing that was typed is lost.",
    criteria: ["2.2.1"],
  },
];
