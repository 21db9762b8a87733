import { useEffect, useState, type RefObject } from "react";

/** The edge of the window at which toasts are shown. */
export type Side = "top" | "bottom";

/** The visible box of the focused element: a focused heading is wider than its text. */
function visibleRect(focused: Element): DOMRect {
  if (focused.getAttribute("tabindex") !== "-1") return focused.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(focused);
  return range.getBoundingClientRect();
}

/** The area of `rect` that the other boxes would cover if they were moved down by `offset`, in square pixels. */
function overlapArea(rect: DOMRect, others: readonly DOMRect[], offset: number): number {
  const area = (other: DOMRect) => {
    const width = Math.min(rect.right, other.right) - Math.max(rect.left, other.left);
    const height = Math.min(rect.bottom, other.bottom + offset) - Math.max(rect.top, other.top + offset);
    return Math.max(0, width) * Math.max(0, height);
  };
  return others.reduce((sum, other) => sum + area(other), 0);
}

/** The side at which the toasts cover less of the focused element; the top if both sides are equal. */
function sideWithLeastOverlap(container: HTMLElement): Side {
  const focused = document.activeElement;
  const list = container.firstElementChild;
  if (!focused || !list || focused === document.body) return "top";
  const { paddingTop, paddingBottom } = getComputedStyle(container);
  const { top, bottom } = container.getBoundingClientRect();
  const listRect = list.getBoundingClientRect();
  const toasts = [...list.querySelectorAll("li")].map((item) => item.getBoundingClientRect());
  const focusRect = visibleRect(focused);
  const atTop = overlapArea(focusRect, toasts, top + parseFloat(paddingTop) - listRect.top);
  const atBottom = overlapArea(focusRect, toasts, bottom - parseFloat(paddingBottom) - listRect.bottom);
  return atBottom < atTop ? "bottom" : "top";
}

/**
 * The side of the window at which toasts do not cover the focused element, updated on focus, scroll and resize.
 *
 * @param container an element as large as the window, whose first child holds the toasts
 */
export function useToastPlacement(container: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>("top");
  useEffect(() => {
    const update = () => {
      // Toasts do not move while one of them has focus.
      if (container.current && !container.current.contains(document.activeElement))
        setSide(sideWithLeastOverlap(container.current));
    };
    const observer = new ResizeObserver(update);
    if (container.current?.firstElementChild) observer.observe(container.current.firstElementChild);
    const events = ["focusin", "scroll", "resize"] as const;
    for (const name of events) window.addEventListener(name, update, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, update);
    };
  }, [container]);
  return side;
}
