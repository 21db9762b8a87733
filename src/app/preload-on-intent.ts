import { sitePath } from "#app/base-path.ts";
import { ignoreStaleChunk } from "#app/reload-on-stale-chunk.ts";
import { findRoute } from "#app/routes.tsx";

/** Where the forms of a page lead, by path: the order is confirmed even if the connection is lost while the form is filled in. */
const pagesAfterForms: Partial<Record<string, string>> = { "/checkout": "/order_received" };

function preload(path: string): void {
  // A reload could lose the press that follows; a failure is shown when the link is followed.
  findRoute(path).preload(path).catch(ignoreStaleChunk);
}

function preloadNext({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link && link.origin === window.location.origin && !link.target) preload(sitePath(link.pathname));
  const next = pagesAfterForms[sitePath(window.location.pathname)];
  if (next && target.closest("form")) preload(next);
}

/**
 * Preloads the page of a link, or the one after a form, that is hovered, touched or focused, and the page of Back and Forward,
 * which may have failed.
 */
export function preloadOnIntent(): void {
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, preloadNext, { passive: true });
  // before the router renders the page
  window.addEventListener("popstate", () => preload(sitePath(window.location.pathname)), true);
}
