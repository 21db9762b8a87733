import { keep } from "../defects.ts";

/** Defects of what is spoken: the story that gets one, the elements, and their attributes. */
const defects: Record<string, [on: string, ...kept: Parameters<typeof keep>]> = {
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
export const speechDefects = Object.entries(defects).map(([name, [on, ...kept]]) => ({
  name,
  on,
  expect: "spoken:spoken-log",
  before: keep(...kept),
}));
