import { sitePath } from "#app/base-path.ts";
import { findRoute } from "#app/routes.tsx";

/** Preloads the page of a link that is hovered, touched or focused. */
export function preloadOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    // A failure is shown when the link is followed, which loads again.
    const pathname = sitePath(link.pathname);
    findRoute(pathname)
      .preload(pathname)
      .catch(() => undefined);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, preload, { passive: true });
}
