import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Where the visitor was on each entry of the history: the scroll position, and the position of the focus among all that can take it. */
const places = new Map<string, { top: number; focus: number }>();

const focusable = "a[href],button,input,select,textarea,[tabindex]";
const everything = () => [...document.querySelectorAll<HTMLElement>(focusable)];

/** Keeps the place on the current entry while the visitor is there. */
function rememberAt(key: string): () => void {
  const place = places.get(key) ?? { top: 0, focus: -1 };
  places.set(key, place);
  const scrolled = () => void (place.top = window.scrollY);
  const focused = ({ target }: FocusEvent) => void (place.focus = everything().indexOf(target as HTMLElement));
  window.addEventListener("scroll", scrolled, { passive: true });
  document.addEventListener("focusin", focused);
  return () => {
    window.removeEventListener("scroll", scrolled);
    document.removeEventListener("focusin", focused);
  };
}

/** The element that a hash names, or the page's heading. */
function destination(hash: string): HTMLElement | null {
  const named = hash && document.getElementById(hash.slice(1));
  return named || document.querySelector("h1");
}

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * What happens on arrival at a page. A link leads to the top and puts the focus on the `h1`: that is the one
 * announcement of the change. A hash leads to its target. Back and forward restore the place and the focus. A change
 * of the query alone (a filter, a page of results) leaves the visitor where they are working.
 */
export function Arrival() {
  const { key, pathname, hash } = useLocation();
  const returned = useNavigationType() === "POP";
  const last = useRef<{ key: string; pathname: string }>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    return () => void (history.scrollRestoration = "auto");
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    // The first page is the browser's own arrival.
    if (!before || before.key === key) return rememberAt(key);
    const place = returned ? places.get(key) : undefined;
    if (place) {
      window.scrollTo({ top: place.top, behavior: "instant" });
      focus(everything()[place.focus] ?? destination(hash));
    } else if (hash || before.pathname !== pathname) {
      const target = destination(hash);
      if (hash && target) target.scrollIntoView();
      else window.scrollTo({ top: 0, behavior: "instant" });
      focus(target);
    }
    return rememberAt(key);
  }, [key, pathname, hash, returned]);

  return null;
}
