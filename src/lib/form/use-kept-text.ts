import { useEffect, type RefObject } from "react";

/**
 * Keeps the text of an input when the page is loaded again in the same tab, which not every browser does. The session
 * storage holds it only from the end of one page to the start of the next.
 *
 * @param key the storage key, unique on the site
 */
export function useKeptText(input: RefObject<HTMLInputElement | null>, key: string): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const keep = () => {
      try {
        // a page that returns from the back/forward cache may have been emptied since
        sessionStorage.setItem(key, field.value);
      } catch {
        // blocked storage: the text lasts as long as the page
      }
    };
    try {
      field.value ||= sessionStorage.getItem(key) ?? "";
      sessionStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [input, key]);
}
