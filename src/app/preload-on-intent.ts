import { sitePath } from "#app/base-path.ts";
import { ignoreStaleChunk } from "#app/reload-on-stale-chunk.ts";
import { findRoute } from "#app/routes.tsx";

/** Preloads the page of a link that is hovered, touched or focused, and that of Back and Forward, which may have failed. */
export function preloadOnIntent(): void {
  const preload = (path: string) => {
    const pathname = sitePath(path);
    // A reload could lose the press that follows; a failure is shown when the link is followed.
    findRoute(pathname).preload(pathname).catch(ignoreStaleChunk);
  };
  const preloadLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    preload(link.pathname);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, preloadLink, { passive: true });
  // before the router renders the page
  window.addEventListener("popstate", () => preload(window.location.pathname), true);
}
