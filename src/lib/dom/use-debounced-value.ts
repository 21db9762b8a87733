import { useEffect, useState } from "react";
import { milliseconds } from "#lib/theme/duration.ts";

/**
 * The text of a live region, debounced so that quick changes are announced once. `initial` is returned immediately: the
 * text itself, or an empty text where the text must be announced.
 */
export function useDebouncedValue(text: string, initial: string = text): string {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), milliseconds("debounce"));
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
