import { useEffect, useState } from "react";
import { milliseconds } from "#lib/theme/duration.ts";

/**
 * The last words, once they have rested for as long as an announcement waits: so every change on the way to them stays
 * unspoken, and what is there from the beginning, too.
 */
export function useDebouncedValue(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), milliseconds("announce"));
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
