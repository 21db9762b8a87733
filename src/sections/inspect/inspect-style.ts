import styles from "./inspect.css?inline";

/** The style sheet of Inspect: adopted when its code loads, so that pages do not contain it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Controls, at least as large as a small target. */
export const controlClass =
  "inline-flex min-h-target-small min-w-target-small cursor-pointer items-center gap-2 text-start hover:underline";
export const summaryClass = "min-h-target-small cursor-pointer content-center";
/** Controls in a row. */
export const rowClass = "flex flex-wrap items-center gap-x-4";
/** Entries in as many columns as there is room for. */
export const listClass = "grid grid-cols-cards items-start";
