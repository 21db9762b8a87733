import { useScrolledPast } from "#lib/dom/use-scrolled-past.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Goes back to the top, where the focus waits at the page's heading. */
function scrollToTop(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * The way back up from far down the page.
 *
 * Guarantees: a button that is there once a window's height has been scrolled, and until then neither seen nor in the tab
 * order; at once under reduced motion; the focus goes along.
 * Requires: a `main` with an `h1` that can take the focus.
 */
export function ScrollToTop() {
  const isFar = useScrolledPast(() => window.innerHeight);
  return (
    <div hidden={!isFar} className="fixed end-4 bottom-4 z-raised rounded-pill shadow-overlay lg:end-8 lg:bottom-8">
      <IconButton
        label="Scroll to top"
        tone="outline"
        shape="round"
        icon={<Icon name="arrow-up" />}
        onClick={scrollToTop}
      />
    </div>
  );
}
