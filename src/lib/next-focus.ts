import { useCallback, useEffect, useRef } from "react";

/** The id of the entry that comes after one that is about to leave a list, or before it where it is the last. */
export const neighbourOf = (entries: readonly { id: number }[], index: number): number | undefined =>
  (entries[index + 1] ?? entries[index - 1])?.id;

/**
 * Moves the focus to the element of an id as soon as it is in the page: what had the focus is about to leave, and
 * where it goes next may only come with a later render.
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
    next.current = id;
  }, []);
}
