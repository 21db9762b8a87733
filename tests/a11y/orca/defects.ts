import type { Before } from "../defects.ts";

/** Keeps attributes of the elements of a selector as given, of which `null` removes one; runs before the document's code. */
const keepAttributes: Before[0] = (text) => {
  const [selector, attributes]: [string, Record<string, string | null>] = JSON.parse(text);
  const keep = () => {
    for (const one of document.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes))
        if (value === null) one.removeAttribute(name);
        else if (one.getAttribute(name) !== value) one.setAttribute(name, value);
  };
  new MutationObserver(keep).observe(document, { subtree: true, childList: true, attributes: true });
};

/** Defects of what is spoken: the story that gets one, the elements, and their attributes. */
const defects: Record<string, [on: string, selector: string, attributes: Record<string, string | null>]> = {
  "a field with an error that is valid": ["ui-field--with-error", "input", { "aria-invalid": null }],
  "an open panel without its state": ["ui-disclosure--open", "button", { "aria-expanded": null }],
  "a dialog without a name": ["ui-dialog--centered", "[role=dialog]", { "aria-labelledby": null }],
  "tabs that are buttons": ["ui-tabs--first-tab-shown", "[role=tab]", { role: null }],
  "a field with the name of another": ["ui-field--with-hint", "input", { "aria-label": "Name" }],
  "slides that are not inert": ["ui-carousel--has-carousel-semantics", "[inert]", { inert: null }],
  "a clickable heading": ["ui-carousel--has-carousel-semantics", "h2", { onclick: "0" }],
  "capitals by a style": ["ui-accordion--multiple", "#storybook-root", { style: "text-transform:uppercase" }],
  "bullets by a style": ["ui-pagination--middle-page", "nav ul, nav ol", { style: "list-style:disc inside" }],
  "a table that is shown as blocks": [
    "sections-cart-cart-table--columns-and-rows",
    "table, table [role]",
    { role: null, style: "display:block" },
  ],
};

/** The defects of what is spoken, which tell whether a screen reader hears them. */
export const speechDefects = Object.entries(defects).map(([name, [on, ...rest]]) => ({
  name,
  on,
  expect: "spoken:spoken-log",
  before: [keepAttributes, JSON.stringify(rest)] satisfies Before,
}));
