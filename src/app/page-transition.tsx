import { useEffect, useLayoutEffect, ViewTransition } from "react";
import { useLocation } from "react-router-dom";
import { ignoreStaleChunk } from "#app/reload-on-stale-chunk.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";

/** The code that moves pictures, which loads after the page. */
let pictures: typeof import("#app/shared-picture.ts") | undefined;

/**
 * Fades from one page to the next with a view transition, unless reduced motion is preferred. React starts the transition
 * because the element keyed by the path is removed; back and forward are not React transitions and are immediate, except
 * where both pages show the same picture (`prepareTraversal`).
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

  useLayoutEffect(() => {
    const onClick = (event: Event) => pictures?.prepareClick(event);
    const onPopState = (event: PopStateEvent) => pictures?.prepareTraversal(event);
    // in an effect inside of the router, so before its own
    window.addEventListener("popstate", onPopState);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("popstate", onPopState);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
  useEffect(() => void import("#app/shared-picture.ts").then((loaded) => (pictures = loaded), ignoreStaleChunk), []);
  useLayoutEffect(() => pictures?.showPicture(pathname), [pathname]);
  // after React has shown the new page to the view transition
  useEffect(() => pictures?.releasePicture(pathname), [pathname]);

  return (
    isHydrated && (
      <ViewTransition key={pathname} default="none" exit="auto">
        <span className="pointer-events-none fixed top-0 size-1" />
      </ViewTransition>
    )
  );
}
