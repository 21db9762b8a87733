import { useScrolledPast } from "#lib/dom/use-scrolled-past.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Scrolls to the top and moves focus to the page's heading. */
function scrollToTop(): void {
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? "instant" : "smooth" });
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * A button that scrolls to the top of the page.
 *
 * Guarantees: hidden and not focusable until the page is scrolled by a window's height; instant scrolling under reduced
 * motion; focus on the page's `h1` afterwards; a focus ring that is seen above any background.
 * Requires: a `main` with a focusable `h1`.
 */
export function ScrollToTop() {
  const isScrolled = useScrolledPast(() => window.innerHeight);
  return (
    <div
      hidden={!isScrolled}
      data-ring="inside"
      className="fixed end-4 bottom-4 z-raised rounded-pill shadow-overlay lg:end-8 lg:bottom-8"
    >
      <IconButton
        label="Scroll to top"
        variant="outline"
        shape="round"
        icon={<Icon name="arrow-up" />}
        onClick={scrollToTop}
      />
    </div>
  );
}
