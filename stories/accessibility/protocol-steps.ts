/** One step of a manual protocol. */
export type ProtocolStep = {
  /** What the tester does. */
  action: string;
  /** What has to be heard, seen or possible. */
  expected: string;
  /** The criteria that do not hold if the step fails. */
  criteria: readonly string[];
};

type Keys = {
  /** Moves to the next item while reading. */
  next: string;
  /** Moves to the next heading. */
  heading: string;
  /** Lists or visits landmarks. */
  landmark: string;
  /** Moves to the next control. */
  control: string;
  /** Presses the current control. */
  press: string;
  /** Leaves a dialog. */
  leave: string;
};

/** The steps of a screen reader, with its own keys or gestures. */
const screenReader = ({ next, heading, landmark, control, press, leave }: Keys): ProtocolStep[] => [
  {
    action: "Open /home.",
    expected: "The title ends with ‘Korvane’. The language of the voice is English.",
    criteria: ["2.4.2", "3.1.1"],
  },
  {
    action: `Move to the first control (${control}), and press it (${press}).`,
    expected: "‘Skip to the content, link’. Reading goes on after the header.",
    criteria: ["2.4.1"],
  },
  {
    action: `Move through the headings (${heading}).`,
    expected: "One heading of level 1, no level is skipped, and each says what follows.",
    criteria: ["1.3.1", "2.4.6"],
  },
  {
    action: `Move through the landmarks (${landmark}).`,
    expected: "Banner, ‘Main’ navigation, main, content info; every navigation and region has a name of its own.",
    criteria: ["1.3.1", "2.4.1"],
  },
  {
    action: `Move to ‘Services’ in the navigation and press its button (${press}), twice.`,
    expected: "The button is said to be collapsed, expanded, and collapsed again. Nothing else is spoken.",
    criteria: ["4.1.2"],
  },
  {
    action: `In the hero, press ‘Stop slide rotation’, then ‘Next slide’; then read on (${next}).`,
    expected: "‘Start slide rotation’; then the new slide, once. Slides out of view are not read.",
    criteria: ["2.2.2", "4.1.2", "4.1.3"],
  },
  {
    action: "Open /shop and press the first ‘Add to cart’.",
    expected:
      "The name begins with ‘Add to cart’ and says the book. ‘Item Added to Cart’ is spoken once; the focus stays.",
    criteria: ["2.5.3", "4.1.3"],
  },
  {
    action: "Open /cart. Read the table, then press ‘Increase quantity’ three times quickly.",
    expected: "Rows and column headers are said. The new quantity and the total of the line are spoken once.",
    criteria: ["1.3.1", "4.1.3"],
  },
  {
    action: "Remove the line, then undo the removal.",
    expected:
      "The focus moves to the next remove button or to the empty message; the new total is spoken; the line is back.",
    criteria: ["2.4.3", "4.1.3"],
  },
  {
    action: "Open /contact and press ‘Send message’ with empty fields.",
    expected:
      "The focus is in ‘Subject’, which is invalid: ‘The subject field is required. Say in a few words what it is about.’",
    criteria: ["3.3.1", "3.3.3", "4.1.2"],
  },
  {
    action: "Open /product-single/3 and move to the tabs.",
    expected:
      "‘Description, tab, selected, 1 of 2’; the review tab opens when it is pressed, and its panel has its name.",
    criteria: ["4.1.2"],
  },
  {
    action: `Press ‘Zoom’ at the picture, read the dialog, and leave it (${leave}).`,
    expected: "A dialog with the title of the book. The page behind is not read. The focus returns to ‘Zoom’.",
    criteria: ["2.1.2", "2.4.3", "4.1.2"],
  },
  {
    action: "Open /network-locations and read the map.",
    expected: "One image with the numbers of offices and sites; the lists below it name every city.",
    criteria: ["1.1.1"],
  },
  {
    action: "Open ‘Search’ in the header and type ‘manu’.",
    expected: "The number of results is spoken when typing pauses, once. The results are links.",
    criteria: ["4.1.3"],
  },
];

/** The steps of each protocol, by its id. */
export const protocolSteps: Readonly<Record<string, readonly ProtocolStep[]>> = {
  nvda: screenReader({
    next: "Down",
    heading: "H",
    landmark: "D",
    control: "Tab",
    press: "Enter",
    leave: "Escape",
  }),
  jaws: screenReader({
    next: "Down",
    heading: "H",
    landmark: "R",
    control: "Tab",
    press: "Enter",
    leave: "Escape",
  }),
  "voiceover-macos": screenReader({
    next: "VO+Right",
    heading: "VO+Command+H",
    landmark: "VO+U, then Landmarks",
    control: "Tab",
    press: "VO+Space",
    leave: "Escape",
  }),
  "voiceover-ios": screenReader({
    next: "swipe right",
    heading: "rotor ‘Headings’, swipe down",
    landmark: "rotor ‘Landmarks’, swipe down",
    control: "swipe right",
    press: "double tap",
    leave: "two-finger scrub",
  }),
  talkback: screenReader({
    next: "swipe right",
    heading: "reading control ‘Headings’, swipe down",
    landmark: "reading control ‘Landmarks’, swipe down",
    control: "swipe right",
    press: "double tap",
    leave: "back gesture",
  }),
  "voice-control": [
    {
      action: "Open /home and say ‘Click Contact us’.",
      expected: "The contact page opens: the visible words are the name.",
      criteria: ["2.5.3"],
    },
    {
      action: "Say ‘Show names’ (or ‘Show labels’) on /shop.",
      expected: "Every control has a name that is its visible text, or begins with it.",
      criteria: ["2.5.3", "4.1.2"],
    },
    {
      action: "Say ‘Click Add to cart’.",
      expected: "The books are offered by number; the chosen one is added.",
      criteria: ["2.5.3"],
    },
    {
      action: "On /contact say ‘Click Subject’, and dictate a sentence with single letters in it.",
      expected: "The words are typed into the field; no letter acts as a shortcut.",
      criteria: ["2.1.4", "3.3.2"],
    },
    {
      action: "On /checkout choose a payment method, a country and a card brand by voice.",
      expected: "Radio buttons, the list and the brands can be named and chosen.",
      criteria: ["2.5.3", "4.1.2"],
    },
    {
      action: "Open the menu of services by voice, and close it again.",
      expected: "‘Click Services’ opens and closes it; it does not need the pointer to hover.",
      criteria: ["1.4.13", "2.1.1"],
    },
    {
      action: "Press the mouse on a button of a card, move away and release.",
      expected: "Nothing happens.",
      criteria: ["2.5.2"],
    },
  ],
  magnifier: [
    {
      action: "Magnify /home four times, and follow the focus with Tab.",
      expected: "The magnified part follows the focus, whose ring is seen.",
      criteria: ["2.4.7", "1.4.4"],
    },
    {
      action: "Zoom the browser to 400 %, and read /services/1 and /checkout.",
      expected: "There is one column, nothing scrolls sideways, and nothing is missing.",
      criteria: ["1.4.10"],
    },
    {
      action: "Hover ‘Services’ with the magnified pointer, and move onto the submenu.",
      expected: "The submenu stays while the pointer is on it; Escape closes it.",
      criteria: ["1.4.13"],
    },
    {
      action: "Add a book to the cart while the lower right corner is out of view.",
      expected: "What the toast says is also written at the button.",
      criteria: ["1.4.13", "2.2.1"],
    },
    {
      action: "Turn on the inverted colors of the magnifier, and read /network-locations.",
      expected: "Both kinds of marks can be told apart by their shapes.",
      criteria: ["1.4.1", "1.4.11"],
    },
    {
      action: "Watch the hero rotate, and stop it.",
      expected: "Nothing flashes; the button that stops it is the first control of the hero.",
      criteria: ["2.2.2", "2.3.1"],
    },
  ],
  switch: [
    {
      action: "Scan /home with two switches (next, select) from the start to the footer.",
      expected: "Every control is reached in the order of reading; the skip link shortens the way.",
      criteria: ["2.1.1", "2.4.1", "2.4.3"],
    },
    {
      action: "Order a book: /shop, cart, checkout, cash on delivery.",
      expected: "The order is confirmed, without a gesture and without a time limit.",
      criteria: ["2.1.1", "2.2.1", "2.5.1"],
    },
    {
      action: "Zoom the picture of a book, and move its part in view.",
      expected: "The buttons zoom; the arrow keys move. Nothing has to be dragged.",
      criteria: ["2.5.7"],
    },
    {
      action: "Open the mobile menu and the submenu in it, and close both.",
      expected: "The scan stays inside of the menu until it is closed, and goes on at its button.",
      criteria: ["2.1.2", "2.4.3"],
    },
    {
      action: "Wait for a toast, and close it.",
      expected: "It waits while it has the focus; nothing is lost when it closes by itself.",
      criteria: ["2.2.1"],
    },
    {
      action: "Write a message on /contact with a scanning keyboard, slower than ten minutes.",
      expected: "Nothing that was typed is lost.",
      criteria: ["2.2.1"],
    },
  ],
};
