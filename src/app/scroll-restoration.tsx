import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { notFoundPath } from "#app/routes.tsx";
import { useNavigationType } from "#lib/focus/navigation-type.ts";

const storageKey = "scroll-positions";

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Blocked or full: positions are lost when the document is left.
  }
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/** Scrolls to a position when the page has become long enough, unless the visitor acts before; returns a function that stops it. */
function scrollOnceReached(top: number): () => void {
  const waiting = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < Math.floor(top)) return;
    scrollTo(top);
    waiting.abort();
  });
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(type, () => waiting.abort(), { signal: waiting.signal, passive: true });
  observer.observe(document.body);
  return () => waiting.abort();
}

/**
 * Scrolls on navigation: a link leads to the top or to the target of its hash, back and forward to the last position, also
 * across documents and reloads; a change of the query alone does not scroll.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const isTraversal = useNavigationType() === "POP";
  const positions = useRef<Record<string, number>>(undefined);
  const previous = useRef<{ entry: string; pathname: string }>(undefined);

  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = "manual");
    const leave = () => {
      // The browser restores the position of a document that is loaded again.
      history.scrollRestoration = "auto";
      const known = (positions.current ??= {});
      // the event of a last scroll may come too late
      if (previous.current) known[previous.current.entry] = window.scrollY;
      writePositions(known);
    };
    takeOver();
    window.addEventListener("pageshow", takeOver);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pageshow", takeOver);
      window.removeEventListener("pagehide", leave);
      history.scrollRestoration = "auto";
    };
  }, []);

  useLayoutEffect(() => {
    // Each document starts with the history key 'default', so the path is part of the entry's name.
    const entry = `${key} ${pathname}`;
    const known = (positions.current ??= readPositions());
    const from = previous.current;
    previous.current = { entry, pathname };
    let stopWaiting: (() => void) | undefined;
    if (!from) {
      const position = isReturn() ? known[entry] : undefined;
      // Hydration may precede the browser's own restoration, which `manual` then prevents.
      if (position && window.scrollY === 0) scrollTo(position);
      // What the visitor has stored, such as the lines of the cart, shows after hydration.
      if (position && window.scrollY < Math.floor(position)) stopWaiting = scrollOnceReached(position);
    } else if (from.entry !== entry) {
      const position = isTraversal ? known[entry] : undefined;
      const target = hash && document.getElementById(hash.slice(1));
      if (position !== undefined) scrollTo(position);
      else if (target) target.scrollIntoView();
      // at an unknown address, the page was prerendered for this path
      else if (hash || (from.pathname !== pathname && from.entry !== `${key} ${notFoundPath}`)) scrollTo(0);
    }
    known[entry] = window.scrollY;
    const remember = () => void (known[entry] = window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stopWaiting?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, pathname, hash, isTraversal]);

  return null;
}

/** Whether this document was reloaded or reached through the history. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
