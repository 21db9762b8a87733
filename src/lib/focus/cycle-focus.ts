import type { KeyboardEvent } from "react";

/** The elements inside of another that Tab stops at; of a group of radio buttons that is the checked one. */
const tabStopsOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled,[type='radio']:not(:checked)") &&
      element.closest("[inert]") === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Moves the focus from the last tab stop of the element that handles the Tab key to its first, or back. Radix does so in a
 * dialog, too, but takes every radio button for a tab stop, so that Tab stays at a group which comes last.
 */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = tabStopsOf(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
