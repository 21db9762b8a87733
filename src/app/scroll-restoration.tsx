import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { notFoundPath } from "#app/not-found-path.ts";
import { hashTarget } from "#lib/focus/hash-target.ts";
import { useNavigationType } from "#lib/navigation/navigation-type.ts";

const storageKey = "scroll-positions";

/** The positions of this document's entries, also after React has rendered everything anew, as it may in a translated page. */
let entryPositions: Record<string, number> | undefined;

function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(stored)).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
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

/** The largest scroll position of the page. */
const pageEnd = () => document.documentElement.scrollHeight - window.innerHeight;

/** Whether the page ends before a position, and the visitor is at its end. */
const endsBefore = (top: number) => pageEnd() < Math.floor(top) && window.scrollY >= pageEnd() - 1;

/** Aborts `stop` when the visitor acts. */
function stopOnAction(stop: AbortController): void {
  const { signal } = stop;
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(type, () => stop.abort(), { signal, passive: true });
}

/** Scrolls to a position when the page has become long enough, unless the visitor acts before or `stop` is aborted. */
function scrollOnceReached(top: number, stop: AbortController): void {
  const { signal } = stop;
  const start = window.scrollY;
  const observer = new ResizeObserver(() => {
    if (pageEnd() < Math.floor(top)) return;
    stop.abort();
    scrollTo(top);
  });
  signal.addEventListener("abort", () => observer.disconnect());
  stopOnAction(stop);
  // assistive technologies scroll without these events
  window.addEventListener("scroll", () => window.scrollY < start - 1 && stop.abort(), { signal, passive: true });
  observer.observe(document.body);
}

/**
 * Scrolls on navigation: a link leads to the top or to the target of its hash, back and forward to the last position, also
 * across documents and reloads; a change of the query alone does not scroll.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const isTraversal = useNavigationType() === "POP";
  const previous = useRef<{ entry: string; pathname: string; position: () => number }>(undefined);

  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = "manual");
    const leave = () => {
      // The browser restores the position of a document that is loaded again.
      history.scrollRestoration = "auto";
      const known = (entryPositions ??= {});
      // the event of a last scroll may come too late
      if (previous.current) known[previous.current.entry] = previous.current.position();
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
    // an unknown address hydrates with the page of another path, so the path is part of the entry's name
    const entry = `${key} ${pathname}`;
    const known = (entryPositions ??= readPositions());
    const from = previous.current;
    const isFirst = !from || (from.entry === `${key} ${notFoundPath}` && from.entry !== entry);
    const pending = new AbortController();
    let position = () => window.scrollY;
    if (isFirst) {
      const last = isReturn() ? known[entry] : undefined;
      // Hydration may precede the browser's own restoration, which `manual` then prevents.
      if (last && window.scrollY === 0) scrollTo(last);
      // What the visitor has stored, such as the lines of the cart, shows after hydration.
      if (last && endsBefore(last)) {
        position = () => (pending.signal.aborted ? window.scrollY : last);
        scrollOnceReached(last, pending);
      }
      // Firefox scrolls before it has loaded the fallback fonts of the system, which moves the target.
      if (last === undefined && hash) {
        stopOnAction(pending);
        void document.fonts.ready.then(() => pending.signal.aborted || hashTarget(hash)?.scrollIntoView());
      }
    } else if (from.entry !== entry) {
      const last = isTraversal ? known[entry] : undefined;
      const target = hashTarget(hash);
      // the browser scrolled for a native hash link, and the visitor may have scrolled since
      const isNativeLink = isTraversal && last === undefined && from.pathname === pathname;
      if (last !== undefined) scrollTo(last);
      else if (target && !isNativeLink) target.scrollIntoView();
      else if (!isNativeLink && (hash || from.pathname !== pathname)) scrollTo(0);
    }
    previous.current = { entry, pathname, position };
    known[entry] = position();
    // a native hash link scrolls before the router knows of its entry
    const isCurrent = () => Object(window.history.state).key === key;
    const remember = () => void (isCurrent() && (known[entry] = position()));
    // back from an entry that was left before the router showed it changes nothing in the router
    const restore = () => isCurrent() && scrollTo(known[entry] ?? 0);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("popstate", restore);
    return () => {
      pending.abort();
      window.removeEventListener("scroll", remember);
      window.removeEventListener("popstate", restore);
    };
  }, [key, pathname, hash, isTraversal]);

  return null;
}

/** Whether this document was reloaded or reached through the history. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
