import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hashTarget } from "#lib/focus/hash-target.ts";
import { focusInPlace } from "#lib/focus/move-focus.ts";
import { useNavigationType } from "#lib/navigation/navigation-type.ts";

const focusable = "a[href],button,input,select,textarea,[tabindex]";

/** The ids that React generates depend on the other components of a page. */
const isGenerated = (id: string) => id.startsWith("_r_");

/** What an element is and says, which identifies it also after other elements were added or removed. */
function identityOf(element: Element): string {
  if (element.id && !isGenerated(element.id)) return `#${element.id}`;
  const attributes = ["href", "name", "type"].map((name) => element.getAttribute(name));
  const value = element.matches("[type=radio],[type=checkbox]") ? element.getAttribute("value") : null;
  return [element.tagName, ...attributes, value, element.getAttribute("aria-label") ?? element.textContent].join("\n");
}

const withIdentity = (identity: string) =>
  [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => identityOf(element) === identity);

/** An element on a page; `among` counts those of the same identity before it, such as two links to one product. */
type Place = { identity: string; among: number };

/** The last focused element by the key of the history entry; null for a visited entry without one. */
const lastFocused = new Map<string, Place | null>();

/** Also at a press and at back and forward, because the page may have changed since the element got the focus. */
function rememberFocus(key: string): () => void {
  if (!lastFocused.has(key)) lastFocused.set(key, null);
  const remember = () => {
    const { activeElement } = document;
    if (!activeElement?.matches(focusable)) return;
    const identity = identityOf(activeElement);
    lastFocused.set(key, { identity, among: withIdentity(identity).indexOf(activeElement as HTMLElement) });
  };
  document.addEventListener("focusin", remember);
  document.addEventListener("click", remember, true);
  window.addEventListener("popstate", remember);
  return () => {
    document.removeEventListener("focusin", remember);
    document.removeEventListener("click", remember, true);
    window.removeEventListener("popstate", remember);
  };
}

/** The element of a place, if the page has one of its identity. */
function elementAt(place: Place | null): HTMLElement | undefined {
  const found = place ? withIdentity(place.identity) : [];
  return found[place?.among ?? 0] ?? found[0];
}

/** The target of a hash, or the page's heading. */
const targetOf = (hash: string) => hashTarget(hash) ?? document.querySelector<HTMLElement>("h1");

/**
 * Moves the focus on navigation: a link focuses the `h1`, which announces the new page, or the target of its hash; back
 * and forward focus the element that had the focus; a change of the query alone moves nothing.
 */
export function RouteFocus() {
  const { key, pathname, hash } = useLocation();
  const isTraversal = useNavigationType() === "POP";
  const previous = useRef<{ key: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { key, pathname };
    if (from && from.key !== key) {
      const place = isTraversal ? lastFocused.get(key) : undefined;
      const isMoved = place !== undefined || hash || from.pathname !== pathname;
      const target = (place && elementAt(place)) ?? targetOf(hash);
      // the scroll position is set by `ScrollRestoration`
      if (isMoved && target) focusInPlace(target);
    }
    return rememberFocus(key);
  }, [key, pathname, hash, isTraversal]);

  return null;
}
