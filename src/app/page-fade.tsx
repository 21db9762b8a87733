import { useEffect, ViewTransition } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "#lib/dom/use-hydrated.ts";

/**
 * Fades from one page to the next, where the browser has view transitions and motion is wanted. What is keyed by the
 * path leaves with each change of page, and for that React asks the browser for a transition; back and forward are
 * no transitions of React's, and at once.
 */
export function PageFade() {
  const { pathname } = useLocation();
  const isAlive = useHydrated();

  useEffect(() => {
    // React holds the page itself still while a boundary moves, unless the page has been named
    const { style } = document.documentElement;
    style.viewTransitionName = "root";
    return () => void (style.viewTransitionName = "");
  }, []);

  return (
    isAlive && (
      <ViewTransition key={pathname} default="none" exit="auto">
        <span className="pointer-events-none fixed top-0 size-1" />
      </ViewTransition>
    )
  );
}
