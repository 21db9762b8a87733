/** Focuses an element that is not a control, such as a heading, and scrolls it to the top of the window. */
export function focusHeading(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.scrollIntoView({ block: "start", behavior: "instant" });
  target.focus({ preventScroll: true });
}
