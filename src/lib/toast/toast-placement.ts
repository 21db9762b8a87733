import { useEffect, useState, type RefObject } from "react";

/** The side of the window at which something floats. */
export type Side = "top" | "bottom";

/** Where the focus is to be seen: headings and the like are wider than their words. */
function boxOf(focused: Element): DOMRect {
  if (focused.getAttribute("tabindex") !== "-1") return focused.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(focused);
  return words.getBoundingClientRect();
}

/** How much of `box` would be covered by these boxes if they were moved down by `distance`. */
function covered(box: DOMRect, boxes: readonly DOMRect[], distance: number): number {
  const area = (other: DOMRect) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom + distance) - Math.max(box.top, other.top + distance);
    return Math.max(0, width) * Math.max(0, height);
  };
  return boxes.reduce((sum, other) => sum + area(other), 0);
}

/** The side at which what floats in the frame covers less of the focused element; the top where it makes no difference. */
function clearSide(frame: HTMLElement): Side {
  const focused = document.activeElement;
  const list = frame.firstElementChild;
  if (!focused || !list || focused === document.body) return "top";
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  const { top, bottom } = frame.getBoundingClientRect();
  const now = list.getBoundingClientRect();
  const boxes = [...list.querySelectorAll("li")].map((item) => item.getBoundingClientRect());
  const box = boxOf(focused);
  const above = covered(box, boxes, top + parseFloat(paddingTop) - now.top);
  const below = covered(box, boxes, bottom - parseFloat(paddingBottom) - now.bottom);
  return below < above ? "bottom" : "top";
}

/**
 * Keeps what floats over the page off the element that has the focus, wherever the focus and the page move.
 *
 * @param frame as large as the window, with a list in it
 */
export function useToastPlacement(frame: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>("top");
  useEffect(() => {
    const look = () => {
      // What has the focus itself stays where it is.
      if (frame.current && !frame.current.contains(document.activeElement)) setSide(clearSide(frame.current));
    };
    const observer = new ResizeObserver(look);
    if (frame.current?.firstElementChild) observer.observe(frame.current.firstElementChild);
    const events = ["focusin", "scroll", "resize"] as const;
    for (const name of events) window.addEventListener(name, look, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, look);
    };
  }, [frame]);
  return side;
}
