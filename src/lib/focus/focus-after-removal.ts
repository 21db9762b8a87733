import { useCallback, useEffect, useRef } from "react";
import { afterPaint } from "#lib/dom/after-paint.ts";

/** The id of the entry that comes after one that is about to leave a list, or before it where it is the last. */
export const neighborOf = (entries: readonly { id: number }[], index: number): number | undefined =>
  (entries[index + 1] ?? entries[index - 1])?.id;

/** Focuses the element of an id; false where there is none, or it cannot be seen. */
function focusOn(id: string, options?: FocusOptions): boolean {
  const target = document.getElementById(id);
  if (!target?.checkVisibility({ visibilityProperty: true })) return false;
  target.focus(options);
  return true;
}

/**
 * Moves the focus to the element of an id, because what has it is about to leave: at once where that takes it, so that
 * the focus is never nowhere; else, after a later render, to the first of the ids that does.
 */
export function useFocusAfterRemoval(): (id: string, ...others: string[]) => void {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    if (wanted.current.some((id) => focusOn(id))) wanted.current = [];
  });
  return useCallback((id, ...others) => {
    const isDone = focusOn(id, { preventScroll: true });
    wanted.current = isDone ? [] : [id, ...others];
    // what leaves moves it to another place
    if (isDone) afterPaint(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
  }, []);
}
