import { useEffect, useState } from "react";
import { milliseconds } from "#lib/theme/duration.ts";

/** The text of a live region, debounced so that quick changes are announced once; the initial text is returned immediately. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), milliseconds("announce"));
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
