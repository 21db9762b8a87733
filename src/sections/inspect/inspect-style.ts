import styles from "./inspect.css?inline";

/** The style sheet of Inspect: adopted when its code loads, so that pages do not contain it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
