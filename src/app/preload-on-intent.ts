import { sitePath } from "#app/base-path.ts";
import { ignoreStaleChunk } from "#app/reload-on-stale-chunk.ts";
import { findRoute } from "#app/routes.tsx";

/** Preloads the page of a link that is hovered, touched or focused. */
export function preloadOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    // A reload could lose the press that follows; a failure is shown when the link is followed.
    const pathname = sitePath(link.pathname);
    findRoute(pathname).preload(pathname).catch(ignoreStaleChunk);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, preload, { passive: true });
}
