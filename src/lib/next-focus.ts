import { useCallback, useEffect, useRef } from "react";
import { afterPaint } from "#lib/after-paint";

/** The id of the entry that comes after one that is about to leave a list, or before it where it is the last. */
export const neighbourOf = (entries: readonly { id: number }[], index: number): number | undefined =>
  (entries[index + 1] ?? entries[index - 1])?.id;

/**
 * Moves the focus to the element of an id, because what has it is about to leave: at once where the element is in the
 * page, so that the focus is never nowhere; else as soon as it is, for it may only come with a later render.
 */
export function useNextFocus(): (id: string) => void {
  const next = useRef<string>(undefined);
  useEffect(() => {
    const target = next.current && document.getElementById(next.current);
    if (!target) return;
    target.focus();
    next.current = undefined;
  });
  return useCallback((id) => {
    const target = document.getElementById(id);
    next.current = target ? undefined : id;
    target?.focus({ preventScroll: true });
    // what leaves moves it to another place
    if (target) afterPaint(() => target.scrollIntoView({ block: "nearest" }));
  }, []);
}
