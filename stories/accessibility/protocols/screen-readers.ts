/** The keys or gestures of a screen reader. */
export type Keys = {
  /** Reads on from the cursor to the end. */
  readOn: string;
  /** Moves to the next item while reading. */
  next: string;
  /** Moves to the next heading. */
  heading: string;
  /** Lists or visits landmarks. */
  landmark: string;
  /** Lists or visits links. */
  links: string;
  /** Moves to a table, and through its cells. */
  table: string;
  /** Moves to the next control. */
  control: string;
  /** Moves from a tab to the next one. */
  tab: string;
  /** Presses the current control. */
  press: string;
  /** Leaves a dialog. */
  leave: string;
};

/** What a screen reader says, in its usual order where that is known. */
export type Speech = {
  link: (name: string) => string;
  heading: (name: string, level: number) => string;
  collapsedButton: (name: string) => string;
  selectedTab: (name: string, position: string) => string;
  image: (name: string) => string;
  invalidField: (name: string) => string;
  dialog: (name: string) => string;
  /** The landmarks around the content, from the first to the last. */
  landmarks: string;
  /** What is said at the table of the cart and in its cells. */
  table: string;
};

/** A screen reader as the protocols use it. */
export type ScreenReader = {
  /** The kind of device, which decides how the navigation is reached. */
  device: "computer" | "telephone";
  keys: Keys;
  speech: Speech;
};

/** The name before its role and states. */
const nameFirst = (name: string, ...words: string[]) => [`‘${name}’`, ...words].join(", ");

/** The role before the name. */
const roleFirst = (name: string, role: string) => `${role}, ‘${name}’`;

/** For an order that differs between versions or settings. */
const anyOrder = (name: string, ...words: string[]) =>
  `${[`‘${name}’`, ...words.slice(0, -1)].join(", ")} and ${words.at(-1)}, in any order`;

const windowsKeys = {
  readOn: "Insert+Down",
  next: "Down",
  heading: "H",
  links: "Insert+F7",
  table: "T, then Ctrl+Alt and the arrow keys",
  control: "Tab",
  tab: "Right",
  press: "Enter",
  leave: "Escape",
};

const windowsSpeech = {
  link: (name: string) => nameFirst(name, "link"),
  heading: (name: string, level: number) => nameFirst(name, `heading level ${level}`),
  collapsedButton: (name: string) => nameFirst(name, "button", "collapsed"),
  selectedTab: (name: string, position: string) => nameFirst(name, "tab", "selected", position),
  image: (name: string) => anyOrder(name, "graphic"),
  dialog: (name: string) => nameFirst(name, "dialog"),
};

/** What is said in the cells of the cart, where the headers are spoken. */
const cells =
  "From column to column its header is said, such as ‘Total Price’, and from row to row the book ‘From Idea to Market’.";

/** NVDA in browse mode. */
export const nvda: ScreenReader = {
  device: "computer",
  keys: { ...windowsKeys, landmark: "D" },
  speech: {
    ...windowsSpeech,
    invalidField: (name) => nameFirst(name, "edit", "required", "invalid entry"),
    landmarks: "Banner landmark, navigation landmark, main landmark and content info landmark",
    table: `${anyOrder("Products in your cart", "table with 2 rows and 6 columns")}. ${cells}`,
  },
};

/** JAWS with the virtual cursor. */
export const jaws: ScreenReader = {
  device: "computer",
  keys: { ...windowsKeys, landmark: "R" },
  speech: {
    ...windowsSpeech,
    invalidField: (name) => anyOrder(name, "edit", "required", "invalid entry"),
    landmarks: "Banner region, navigation region, main region and content information region",
    table: `${anyOrder("Products in your cart", "table with 6 columns and 2 rows")}. ${cells}`,
  },
};

/** VoiceOver on macOS; VO is Control+Option. */
export const voiceOverMacos: ScreenReader = {
  device: "computer",
  keys: {
    readOn: "VO+A",
    next: "VO+Right",
    heading: "VO+Command+H",
    landmark: "VO+U, then Left or Right to Landmarks",
    links: "VO+U, then Left or Right to Links",
    table: "VO+Command+T, then VO and the arrow keys",
    control: "Tab",
    tab: "Right",
    press: "VO+Space",
    leave: "Escape",
  },
  speech: {
    link: (name) => roleFirst(name, "link"),
    heading: (name, level) => roleFirst(name, `heading level ${level}`),
    collapsedButton: (name) => anyOrder(name, "collapsed", "button"),
    selectedTab: (name, position) => anyOrder(name, "selected", "tab", position),
    image: (name) => nameFirst(name, "image"),
    invalidField: (name) => anyOrder(name, "edit text", "required", "invalid data"),
    dialog: (name) => nameFirst(name, "web dialog"),
    landmarks: "Banner, navigation, main and content information",
    table: `${anyOrder("Products in your cart", "table", "6 columns", "2 rows")}. ${cells}`,
  },
};

/** VoiceOver on iOS, with gestures. */
export const voiceOverIos: ScreenReader = {
  device: "telephone",
  keys: {
    readOn: "swipe down with two fingers",
    next: "swipe right",
    heading: "rotor on Headings, swipe down",
    landmark: "rotor on Landmarks, swipe down",
    links: "rotor on Links, swipe down",
    table: "rotor on Tables, swipe down; then swipe right from cell to cell",
    control: "swipe right",
    tab: "swipe right",
    press: "double tap",
    leave: "two-finger scrub, or ‘Close’",
  },
  speech: {
    link: (name) => nameFirst(name, "link"),
    heading: (name, level) => nameFirst(name, `heading level ${level}`),
    collapsedButton: (name) => anyOrder(name, "button", "collapsed"),
    selectedTab: (name, position) => anyOrder(name, "selected", "tab", position),
    image: (name) => nameFirst(name, "image"),
    invalidField: (name) => anyOrder(name, "text field", "required", "invalid data"),
    dialog: (name) => anyOrder(name, "dialog or web dialog"),
    landmarks: "Banner, main and content information",
    table: `‘Products in your cart’. ${cells}`,
  },
};

/** TalkBack, with gestures. */
export const talkback: ScreenReader = {
  device: "telephone",
  keys: {
    readOn: "TalkBack menu, Read from next item",
    next: "swipe right",
    heading: "reading control on Headings, swipe down",
    landmark: "reading control on Landmarks, swipe down",
    links: "reading control on Links, swipe down",
    table: "swipe right to it, and from cell to cell",
    control: "swipe right",
    tab: "swipe right",
    press: "double-tap",
    leave: "back gesture, or ‘Close’",
  },
  speech: {
    link: (name) => nameFirst(name, "link", "double-tap to activate"),
    heading: (name, level) => anyOrder(name, `heading ${level}`),
    collapsedButton: (name) => anyOrder(name, "button", "collapsed"),
    selectedTab: (name, position) => anyOrder(name, "selected", "tab", position),
    image: (name) => anyOrder(name, "graphic or image"),
    invalidField: (name) => anyOrder(name, "edit box", "required", "invalid"),
    dialog: (name) => anyOrder(name, "dialog"),
    landmarks: "Banner, main and content info, in these or similar words",
    table: "‘Products in your cart’. Each cell is said with its row and column, as numbers or by their headers.",
  },
};
