import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useNavigationType } from "#lib/focus/navigation-type.ts";

const focusable = "a[href],button,input,select,textarea,[tabindex]";
const focusableElements = () => [...document.querySelectorAll<HTMLElement>(focusable)];

/** Index of the last focused element among all focusable elements, by history entry. */
const lastFocused = new Map<string, number>();

/** Also at a press and at back and forward, because the page may have changed since the element got the focus. */
function rememberFocus(key: string): () => void {
  if (!lastFocused.has(key)) lastFocused.set(key, -1);
  const remember = () => {
    const index = focusableElements().indexOf(document.activeElement as HTMLElement);
    if (index >= 0) lastFocused.set(key, index);
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

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches(focusable)) element.tabIndex = -1;
  // The scroll position is set by `ScrollRestoration`.
  element.focus({ preventScroll: true });
}

/** The target of a hash, or the page's heading. */
const targetOf = (hash: string) =>
  (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>("h1");

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
      const index = isTraversal ? lastFocused.get(key) : undefined;
      if (index !== undefined) focus(focusableElements()[index] ?? targetOf(hash));
      else if (hash || from.pathname !== pathname) focus(targetOf(hash));
    }
    return rememberFocus(key);
  }, [key, pathname, hash, isTraversal]);

  return null;
}
