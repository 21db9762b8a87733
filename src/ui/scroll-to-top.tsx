import { cx } from "class-variance-authority";
import { useEffect, useRef, useState, type RefObject } from "react";
import { focusInPlace } from "#lib/focus/move-focus.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Scrolls to the top and moves focus to the page's heading. */
function scrollToTop(): void {
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? "instant" : "smooth" });
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) focusInPlace(heading);
}

/** What the button never covers: pictures, drawings with their title blocks, and figures. */
const keepClear = "main :is(img, svg, dl, table), [data-keep-clear]";

/** Whether no picture or figure is below any corner of a box. */
const isClear = ({ left, right, top, bottom }: DOMRect) =>
  [left, right].every((x) =>
    [top, bottom].every((y) => !document.elementsFromPoint(x, y).some((element) => element.matches(keepClear))),
  );

/** Whether the visitor has gone up, three windows or more from the top, to where the element covers no picture or figure. */
function useIsOnTheWayUp(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const { scrollY, innerHeight } = window;
      // a second event at the same position is no scroll down
      if (scrollY === last) return;
      const isUp = scrollY < last && scrollY > 3 * innerHeight;
      setIsShown(isUp && element.current !== null && isClear(element.current.getBoundingClientRect()));
      last = scrollY;
    };
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [element]);
  return isShown;
}

/**
 * A button that scrolls to the top of the page.
 *
 * Guarantees: invisible and not focusable until the page is scrolled up, at more than three windows' height from the top,
 * and over pictures and figures, unless it has the focus; instant scrolling under reduced motion; focus on the page's `h1`
 * afterwards; a focus ring that is seen above any background.
 * Requires: a `main` with an `h1`.
 */
export function ScrollToTop() {
  const element = useRef<HTMLDivElement>(null);
  const isShown = useIsOnTheWayUp(element);
  return (
    <div
      ref={element}
      data-ring="inside"
      className={cx(
        "fixed end-4 bottom-4 z-raised rounded-pill shadow-overlay lg:end-8 lg:bottom-8",
        // hidden, it would lose the focus
        !isShown && "invisible focus-within:visible",
      )}
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
