import { useEffect, useRef } from "react";
import { afterPaint } from "#lib/dom/after-paint.ts";

/** Finds the id of the entry after the one with this id, or before it if that is the last. */
export function neighborOf(entries: readonly { id: number }[], id: number): number | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  return (entries[index + 1] ?? entries[index - 1])?.id;
}

/**
 * Moves the focus to another element because the focused one is about to be removed: immediately if the target is in
 * the document, so that the focus never falls back to the body, otherwise after the render that adds it.
 */
export function useFocusAfterRemoval(): (targetId: string) => void {
  const pending = useRef<string>(undefined);
  useEffect(() => {
    const target = pending.current === undefined ? null : document.getElementById(pending.current);
    if (!target) return;
    pending.current = undefined;
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    // The removal has moved the target; its layout is not forced before the paint.
    afterPaint(() => target.scrollIntoView({ block: "nearest" }));
  });
  return (targetId) => {
    document.getElementById(targetId)?.focus({ preventScroll: true });
    pending.current = targetId;
  };
}

/** Focuses an element without scrolling; one that is no control, such as a heading, can have the focus from then on. */
export function focusInPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses a heading, and scrolls it to the top of the window. */
export function focusHeading(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  target.scrollIntoView({ block: "start", behavior: "instant" });
  focusInPlace(target);
}
