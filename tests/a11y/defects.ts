import type { Page } from "playwright";

/**
 * What makes a defect in a shown document: attributes, of which `null` removes one; styles of the element, which may nest
 * rules; or a function, which is sent as text and so refers to nothing outside of itself.
 */
type Change = Record<string, string | null> | string | ((one: HTMLInputElement) => void);

/** A function that runs before the code of the document, with its argument. */
export type Before = [run: (argument: string) => void, argument?: string];

/** One accessibility defect, applied alone to a page or a story that has none. */
export interface Defect {
  name: string;
  /** A path, the name of an opened state, or the id of a story. */
  on: string;
  /** The rule that has to report it, as `check:rule`. */
  expect: string;
  /** The element that gets the defect; a report about it or about an element beside it is at the right place. */
  target?: string;
  change?: Change;
  before?: Before;
  /** The theme that alone must report it. */
  theme?: string;
}

const submit = "main button[type=submit]";
const subjectField = "main input[name=subject]";
const preventTab = (one: Element) =>
  one.addEventListener("keydown", (event) => (event as KeyboardEvent).key === "Tab" && event.preventDefault());
const removeContent = (one: Element) => one.replaceChildren();
const hiddenIcon = "@media (forced-colors:active){forced-color-adjust:none;color:Canvas}";
const tiny = "width:12px;height:12px;min-height:0;min-width:0;padding:0;overflow:hidden";
const fixedHeight = "height:1.2em;line-height:1.2";

/**
 * The defects of shown documents: of the rules of axe those whose result depends on how this run calls it, because axe has
 * tests of its own. By what they are on: the target, the rule, the change, and the theme that alone reports it.
 */
const shown: Record<string, Record<string, [target: string, expect: string, change: Change, theme?: string]>> = {
  "/about": {
    "a link without a name": ["main a[href='/services']", "axe:link-name", removeContent],
    "a picture without an alternative": ["main img", "axe:image-alt", { alt: null }],
    "a button that no key reaches": ["main p", "ibm:widget_tabbable_exists", { role: "button" }],
    "content outside of landmarks": ["main", "axe:region", { role: "group" }],
    "faint text in the light theme": ["main p", "axe:color-contrast", "[data-theme=light] &{color:#bbb}", "light"],
    "faint text in the dark theme": ["main p", "axe:color-contrast", "[data-theme=dark] &{color:#444}", "dark"],
    "text above a picture of its own color": [
      "main p",
      "axe:color-contrast",
      "color:#8a8a8a;background-image:linear-gradient(#999,#777)",
    ],
    "one faint text of several above a picture": [
      "main p",
      "axe:color-contrast",
      ":has(>&){background-image:linear-gradient(#fff,#eee)}:has(>&)>*{color:#111}:has(>*)>&{color:#bbb}",
    ],
    "an icon that forced colors hide": ["header button svg", "forced-colors:forced-colors-icon", hiddenIcon],
    "one of the wide header": ["nav[aria-label=Main] button svg", "forced-colors:forced-colors-icon", hiddenIcon],
    "content wider than a small window": ["main p", "reflow:reflow", "min-width:500px"],
    "text that a larger size cuts off": ["main h1", "text-size:text-size", "max-height:70px;overflow:hidden"],
    "a picture that is named by its file": ["main img", "names:alternative-in-words", { alt: "gears-1200.webp" }],
    "a picture that is named by its camera": ["main img", "names:alternative-in-words", { alt: "IMG_0042" }],
    "a paragraph that looks like a heading": [
      "main h2",
      "names:headings-marked",
      (one) => {
        const line = Object.assign(document.createElement("p"), { className: one.className });
        line.setAttribute("data-defect", "");
        line.append(...one.childNodes);
        one.replaceWith(line);
      },
    ],
    "a list in reverse": ["footer ul", "names:visual-order", "&{display:flex;flex-direction:column-reverse}"],
    "a box before the others": ["footer li:nth-child(2)", "names:visual-order", ":has(>&){display:grid}order:-1"],
    "text that its box cuts off": ["main p", "reflow:clipped-text", "height:1em;overflow:hidden"],
    "a scrolling area without keys": [
      "main p",
      "axe:scrollable-region-focusable",
      "width:4em;height:2em;overflow:scroll",
    ],
    "a trap": ["footer a", "keyboard:no-keyboard-trap", preventTab],
    "a focus that is covered": ["body", "focus:focus-not-covered", "header{position:fixed;inset:0 0 40%;z-index:99}"],
    "motion that nobody asked for": ["main h1", "reduced-motion:motion", (one) => one.animate({ opacity: 0 }, 1e9)],
    "a page that turns in one orientation": [
      "html",
      "orientation:orientation",
      () => document.styleSheets[0]?.insertRule("@media (orientation:portrait) and (width<1px){body{rotate:90deg}}"),
    ],
  },
  "/contact": {
    "a field without its label": [subjectField, "axe:label", (one) => one.labels?.[0]?.remove()],
    "a button without a name": [submit, "axe:button-name", removeContent],
    "a name without the visible text": [submit, "axe:label-content-name-mismatch", { "aria-label": "Go" }],
    "a name that begins differently": [submit, "names:name-begins-with-text", { "aria-label": "A Send message" }],
    "a description that does not exist": [subjectField, "axe:aria-valid-attr-value", { "aria-describedby": "missing" }],
    "faint text in the high-contrast theme": [
      "main p",
      "axe:color-contrast",
      "[data-theme=contrast] &{color:#888;background:#999}",
      "contrast",
    ],
    "a link in text that only its color tells apart": [
      "main p",
      "axe:link-in-text-block",
      (one) => {
        const link = { href: "/", textContent: "a link", style: "text-decoration:none;color:#3b3b53" };
        one.append(" and ", Object.assign(document.createElement("a"), link));
      },
    ],
    "a field that forced colors leave without an edge": [subjectField, "forced-colors:forced-colors-field", "border:0"],
    "a target of 12 pixels": [submit, "target-size:target-24", tiny],
    "text that more space between its letters cuts off": [
      "main h1",
      "text-spacing:text-spacing",
      `${fixedHeight};@media (width<=320px){white-space:nowrap;overflow:hidden;width:min-content}`,
    ],
    "a control that Tab does not reach": [submit, "keyboard:keyboard-reaches", { tabindex: "-1" }],
    "an order of its own": [submit, "axe:tabindex", { tabindex: "3" }],
    "a focus without a ring": [submit, "focus:focus-visible", "outline:none"],
    "a ring that the browser does not paint": [
      "footer a[target=_blank]",
      "focus:focus-visible",
      ":has(>&){display:block}display:inline;>:first-child{display:flex}",
    ],
    "no ring in the dark theme": [submit, "focus:focus-visible", "[data-theme=dark] &{outline:none}"],
    "no ring in high contrast": [submit, "focus:focus-visible", "[data-theme=contrast] &{outline:none}"],
    "a ring that is cut off": [submit, "focus:focus-visible", "clip-path:inset(0)"],
    "a ring that differs too little from what is behind it": [submit, "focus:focus-visible", "outline-color:#bbb"],
    "a focus outside of the window": [submit, "focus:focus-not-covered", "position:fixed;left:-600px"],
    "an order that Shift+Tab does not reverse": [
      "main form",
      "keyboard:focus-order-reverses",
      (form) => {
        const last = form.querySelector("textarea");
        form.ownerDocument.addEventListener("keydown", ({ key }) => {
          if (key === "Shift" && last && form.firstElementChild !== last) form.prepend(last);
        });
      },
    ],
  },
  "ui-field--with-error": {
    "an error unrelated to its field": ["[aria-invalid=true]", "names:errors-described", { "aria-describedby": null }],
  },
  "sections-cart-cart-table--columns-and-rows": {
    "a table without headers": [
      "#storybook-root table",
      "names:table-headers",
      (one) => one.querySelectorAll("th").forEach((head) => head.replaceWith(document.createElement("td"))),
    ],
  },
  "the mini-cart has lines at 320 px": {
    "a link that Tab skips in a panel": ["header a[href='/cart']", "keyboard:keyboard-reaches", { tabindex: "-1" }],
  },
  "the theme is being chosen": {
    "a trap in an open panel": ["header fieldset", "keyboard:no-keyboard-trap", preventTab],
  },
  "the services submenu is open": {
    "a covered focus in a submenu": ["body", "focus:focus-not-covered", "footer{position:fixed;inset:0;z-index:99}"],
  },
  "the contact form has errors at 320 px": {
    "a focus without a ring in a form with errors": [submit, "focus:focus-visible", "outline:none"],
  },
};

/** Keeps keys that match a pattern from the document. */
const ignoreKeys = (pattern: string) =>
  window.addEventListener(
    "keydown",
    (event) => {
      if (!new RegExp(pattern).test(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

/** Keeps the focus from elements whose tag and text match a pattern. */
function refuseFocus(pattern: string): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (!new RegExp(pattern).test(`<${this.localName}>${this.textContent}`)) focus.call(this, options);
  };
}

/** Keeps attributes of the elements of a selector as given, of which `null` removes one, whenever the document changes. */
function keepAttributes(text: string): void {
  const [selector, attributes]: [string, Record<string, string | null>] = JSON.parse(text);
  const keep = () => {
    for (const one of document.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes))
        if (value === null) one.removeAttribute(name);
        else if (one.getAttribute(name) !== value) one.setAttribute(name, value);
  };
  const changes = { childList: true, attributes: true, characterData: true };
  new MutationObserver(keep).observe(document, { subtree: true, ...changes });
}

const resultCount = "sections-catalog-catalog-controls--announces-the-result-count-after-a-pause";
const escape = "ui-dialog--escape-closes-and-returns-focus";
const plays = "story:story-plays";
const liveRegion = "[aria-live]:not(:empty), [role=status]:not(:empty)";

/** Shows a copy of a toast beside it. */
const copyToast = () =>
  new MutationObserver(() => {
    const [toast, copy] = document.querySelectorAll("[role=status]:not(:empty)");
    if (toast && !copy) document.body.append(toast.cloneNode(true));
  }).observe(document, { subtree: true, childList: true });

/** Delays what waits for the debounce of the tokens, of 600 ms, for more than the 25 seconds that a story waits. */
function delayDebounce(): void {
  const { setTimeout: original } = window;
  const delay = (handler: TimerHandler, time?: number, ...args: unknown[]) =>
    original(handler, time === 600 ? 40_000 : time, ...args);
  Object.assign(window, { setTimeout: delay });
}

/** Hides from the code that less motion is requested. */
function hideReducedMotion(): void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => original(query.includes("reduced-motion") ? "not all" : query);
}

/** Keeps attributes of the elements of a selector as given. */
export const keep = (...kept: [selector: string, attributes: Record<string, string | null>]): Before => [
  keepAttributes,
  JSON.stringify(kept),
];

/** The defects of code that runs: what they are on, the rule that reports them, and what runs before that code. */
const running: Record<string, [on: string, expect: string, ...before: Before]> = {
  "a toast that is spoken twice": ["ui-toast--announced-once", plays, copyToast],
  "a dialog that loses the focus when it closes": [escape, plays, refuseFocus, "^<button>Open$"],
  "a dialog that Escape does not close": [escape, plays, ignoreKeys, "Escape"],
  "an invalid form that leaves the focus where it was": [
    "sections-contact-contact-form--focuses-the-first-invalid-field",
    plays,
    refuseFocus,
    "^<input>",
  ],
  "a live region that is too late": [resultCount, plays, delayDebounce],
  "an announced text without a live region": [
    resultCount,
    plays,
    ...keep(liveRegion, { role: null, "aria-live": null }),
  ],
  "a carousel that rotates although less motion is requested": [
    "ui-fade-carousel--starts-stopped-under-reduced-motion",
    plays,
    hideReducedMotion,
  ],
  "a button that keys do not press": ["ui-button--enter-and-space-activate", plays, ignoreKeys, "."],
  "arrow keys that do not move between tabs": [
    "ui-tabs--arrow-keys-move-and-enter-activates",
    plays,
    ignoreKeys,
    "^Arrow",
  ],
  "a required field that is not spoken as required": [
    "ui-checkbox--required",
    "spoken:spoken-log",
    ...keep("[required], [aria-required]", { required: null, "aria-required": null }),
  ],
  "a name that one browser alone has": ["/contact", "browsers:same-tree", ...keep("h1", { "aria-label": "Another" })],
};

/** Every seeded defect. */
export const defects: readonly Defect[] = [
  ...Object.entries(shown).flatMap(([on, rows]) =>
    Object.entries(rows).map(([name, [target, expect, change, theme]]): Defect => ({
      name,
      on,
      target,
      expect,
      change,
      ...(theme && { theme }),
    })),
  ),
  ...Object.entries(running).map(([name, [on, expect, ...before]]): Defect => ({ name, on, expect, before })),
];

/** Makes a defect in the document that shows its subject, and marks its element. */
export async function applyDefect(page: Page, { target, change }: Defect): Promise<void> {
  if (!target) return;
  await page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(target)});
    if (!element) throw new Error(${JSON.stringify(`There is no '${target}'.`)});
    element.setAttribute("data-defect", "");
    const change = ${typeof change === "function" ? change.toString() : JSON.stringify(change)};
    if (typeof change === "function") return void change(element);
    if (typeof change === "string") {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-defect]{" + change + "}");
      document.adoptedStyleSheets.push(sheet);
    } else
      for (const [name, value] of Object.entries(change))
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
  })()`);
}
