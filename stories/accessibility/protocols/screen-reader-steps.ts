import type { ProtocolStep } from "../protocol-step.ts";
import type { ScreenReader } from "./screen-readers.ts";
import { telephoneSteps } from "./telephone-steps.ts";

/** The book of the steps on a product page. */
const book = "The Quiet Supply Chain";

/** The main navigation: a bar with a submenu on a computer, a dialog on a telephone. */
const navigationStep = ({ device, keys, speech }: ScreenReader): ProtocolStep =>
  device === "computer"
    ? {
        action: `Move to ‘Services submenu’, the button after the link ‘Services’ (${keys.control}), and press it twice (${keys.press}).`,
        expected: `${speech.collapsedButton("Services submenu")}; then expanded; then collapsed again. Nothing else is spoken.`,
        criteria: ["4.1.2"],
      }
    : {
        action: `With the telephone upright, press ‘Menu’ in the header (${keys.press}), then twice ‘Services’, then ‘Close’.`,
        expected: `${speech.dialog("Menu")}. ${speech.collapsedButton("Services")}; then expanded; then collapsed again. After ‘Close’ the cursor is on ‘Menu’.`,
        criteria: ["2.4.3", "4.1.2"],
      };

const pageSteps = ({ device, keys, speech }: ScreenReader): ProtocolStep[] => [
  {
    action: "Open /home by its address.",
    expected:
      "The title begins with ‘From idea to market’ and ends with ‘Korvane’. The language of the voice is English.",
    criteria: ["2.4.2", "3.1.1"],
  },
  {
    action: `Move to the first control (${keys.control}), press it (${keys.press}), and move to the next item (${keys.next}).`,
    expected: `${speech.link("Skip to the content")}. Reading goes on after the header, with the heading ‘From idea to market.’`,
    criteria: ["2.4.1"],
  },
  {
    action: `Move through the headings (${keys.heading}).`,
    expected: `${speech.heading("From idea to market.", 1)}: the only one of level 1. No level is skipped, and each heading says what follows, such as ${speech.heading("Work that shipped", 2)}.`,
    criteria: ["1.3.1", "2.4.6"],
  },
  {
    action: `Move through the landmarks (${keys.landmark}).`,
    expected: `${speech.landmarks}. ${device === "computer" ? "The navigation has the name ‘Main’. " : ""}Every region between them has a name of its own, such as ‘Notes from the workbench’.`,
    criteria: ["1.3.1", "2.4.1"],
  },
  navigationStep({ device, keys, speech }),
  {
    action: `Move to ‘What we do’, the carousel below the heading (${keys.control}). If its first button is ‘Stop slide rotation’, press it (${keys.press}). Press ‘Next slide’, and read on (${keys.next}).`,
    expected:
      "The first button is ‘Start slide rotation’: the focus or the press has stopped the slides. The new slide is spoken once, such as ‘Manufacture with Confidence’, and no other slide can be read.",
    criteria: ["2.2.2", "4.1.2", "4.1.3"],
  },
  {
    action: `List the links of /home (${keys.links}).`,
    expected:
      "Each says where it leads, such as ‘Our Services’, ‘All projects’, ‘LinkedIn (opens in a new tab)’ and, in the hero, ‘Explore More: Bring your design to life’. Links with the same name lead to the same page.",
    criteria: ["2.4.4"],
  },
  {
    action: `Open /services/1, and read from the heading ‘ODM Engineering & Development’ to the end of the main content (${keys.readOn}).`,
    expected:
      "The order is ‘What we offer’, ‘Our approach’, ‘Related services’, ‘Ask about this service’, ‘Reach us directly’. Each text follows its heading, and each field its label.",
    criteria: ["1.3.2"],
  },
  {
    action: `Open /network-locations and read the map (${keys.next}).`,
    expected: `${speech.image("Map: 14 engineering offices and 14 manufacturing sites in North America and Asia")}. The lists below it name every city; lists that are collapsed, as on a telephone, open when they are pressed.`,
    criteria: ["1.1.1"],
  },
  {
    action: "Read the cities of /network-locations, and the names of the authors on /shop.",
    expected:
      "The English voice reads everything. Only names, such as ‘Querétaro’ or ‘Tomás Ferreira’, come from other languages: no phrase needs another voice.",
    criteria: ["3.1.2"],
  },
];

const shopSteps = ({ keys, speech }: ScreenReader): ProtocolStep[] => [
  {
    action: `With an empty cart, open /shop and press the first ‘Add to cart’ (${keys.press}).`,
    expected:
      "The button is ‘Add to cart: From Idea to Market’. ‘Item Added to Cart’ and ‘From Idea to Market: 1 in your cart’ are spoken together, once; the focus stays on the button.",
    criteria: ["2.5.3", "4.1.3"],
  },
  {
    action: `Open /cart, and go through the table (${keys.table}). Then press ‘Increase quantity of From Idea to Market’ three times quickly.`,
    expected: `${speech.table} ‘From Idea to Market: 4, $1,360.00’ is spoken once, after the last press.`,
    criteria: ["1.3.1", "4.1.3"],
  },
  {
    action: "Press ‘Remove From Idea to Market’, then ‘Undo: put From Idea to Market back’.",
    expected:
      "‘Your cart is empty’ has the focus. ‘Item Removed from Cart’ and ‘Subtotal $0.00 without From Idea to Market.’ are each spoken once. After the undo the line is back, and its remove button has the focus.",
    criteria: ["2.4.3", "4.1.3"],
  },
  {
    action: `Open /product-single/3, move to the tabs ‘Product details’, then to ‘Review’ (${keys.tab}), and press it (${keys.press}).`,
    expected: `${speech.selectedTab("Description", "1 of 2")}. When it is pressed, ‘Review’ is selected, and its panel follows, with the heading ‘What readers say’.`,
    criteria: ["4.1.2"],
  },
  {
    action: `Press ‘Zoom: ${book}’ at the picture, read the dialog, and leave it (${keys.leave}).`,
    expected: `${speech.dialog(book)}, with ‘Enlarged picture’ in it. The page behind is not read. The focus returns to ‘Zoom: ${book}’.`,
    criteria: ["2.1.2", "2.4.3", "4.1.2"],
  },
];

const formSteps = ({ keys, speech }: ScreenReader): ProtocolStep[] => [
  {
    action: `Open /contact, leave the fields empty, and press ‘Send message’ (${keys.press}).`,
    expected: `The focus is in the first field: ${speech.invalidField("Subject")}. Its error follows: ‘The subject field is required. Say in a few words what it is about.’`,
    criteria: ["3.3.1", "3.3.3", "4.1.2"],
  },
  {
    action:
      "Read the instructions in the forms of /contact and /checkout, and in the enlarged picture of /product-single/3.",
    expected:
      "Each names what it means, such as ‘All fields are required.’, ‘Only addresses that begin with user are known here.’ or ‘Click the picture to zoom in, drag or scroll to move it.’ None depends on color, shape, size or place alone.",
    criteria: ["1.3.3"],
  },
  {
    action: `Press ‘Search’ in the header (${keys.press}), and type manu.`,
    expected:
      "‘Search the site’ has the focus. When typing pauses, the number of results is spoken, once. The list ‘Results’ has a link for each.",
    criteria: ["4.1.3"],
  },
];

/** The steps of a screen reader, with its own keys or gestures and its own words. */
export const screenReaderSteps = (reader: ScreenReader): ProtocolStep[] => [
  ...pageSteps(reader),
  ...shopSteps(reader),
  ...formSteps(reader),
  ...(reader.device === "telephone" ? telephoneSteps : []),
];
