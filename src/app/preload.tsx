import { rowAt } from "#app/routes.tsx";

/** Loads a page's code as soon as a link to it is pointed at, touched or focused, so that pressing it feels instant. */
export function preloadOnIntent(): void {
  const intend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    // A failure is told when the link is really followed.
    rowAt(link.pathname)
      .preload(link.pathname)
      .catch(() => undefined);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, intend, { passive: true });
}
