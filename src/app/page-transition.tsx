import { useEffect, ViewTransition } from "react";
import { useLocation } from "react-router-dom";
import { useHydrated } from "#lib/dom/use-hydrated.ts";

/**
 * Fades from one page to the next with a view transition, unless reduced motion is preferred. React starts the transition
 * because the element keyed by the path is removed; back and forward are not React transitions and are immediate.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();

  useEffect(() => {
    // Without a name on the root element, React excludes the page itself from the transition.
    const { style } = document.documentElement;
    style.viewTransitionName = "root";
    return () => void (style.viewTransitionName = "");
  }, []);

  return (
    isHydrated && (
      <ViewTransition key={pathname} default="none" exit="auto">
        <span className="pointer-events-none fixed top-0 size-1" />
      </ViewTransition>
    )
  );
}
