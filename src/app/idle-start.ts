import { ignoreStaleChunk } from "#app/reload-on-stale-chunk.ts";
import { isPlainClick } from "#lib/dom/plain-click.ts";
import { measureVitals } from "#lib/dom/web-vitals.ts";

const loadInspect = () => import("#app/inspect/open-inspect.tsx").then(({ openInspect }) => openInspect());

const isInspecting = () => new URLSearchParams(location.search).has("inspect");

/** What a page starts in its first idle moment: the measurements, and Inspect where the address or a link asks for it. */
export function startWhenIdle(): void {
  // the measurements stay in the browser until a target is configured
  measureVitals();
  if (isInspecting()) loadInspect().catch(ignoreStaleChunk);
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isHere = link?.search === "?inspect" && link.pathname === location.pathname;
      if (!isHere || !isPlainClick(event)) return;
      // the page as it is, instead of the page anew
      event.preventDefault();
      loadInspect().catch(() => location.assign(link.href));
    },
    true,
  );
}
