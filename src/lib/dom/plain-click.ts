type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a press of a link opens its address here: with a modifier, the browser opens a tab or a window, or saves the page. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
