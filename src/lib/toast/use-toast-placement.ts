import { useEffect, useState, type RefObject } from "react";

/** The corner of the window at which toasts are shown; `raised` is above a bar at the bottom. */
export type Corner = { readonly block: "top" | "bottom" | "raised"; readonly inline: "start" | "end" };

const topEnd: Corner = { block: "top", inline: "end" };
const bottomEnd: Corner = { block: "bottom", inline: "end" };

/** The corners in the order of preference. */
const corners: readonly Corner[] = [
  topEnd,
  bottomEnd,
  { block: "bottom", inline: "start" },
  { block: "top", inline: "start" },
  { block: "raised", inline: "end" },
];

/** The distance of raised toasts from those at the bottom, in rem: the margin that the `Toaster` adds. */
const raise = 6;

/** An open dialog, or an open panel of the header; toasts avoid the top of the window then. */
const overlay = "[role='dialog'][data-state='open'], header [aria-expanded='true']";

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The visible box of the focused element with its outline: a focused heading is wider than its text. */
function visibleBox(focused: Element): Box {
  if (focused.getAttribute("tabindex") === "-1") {
    const range = document.createRange();
    range.selectNodeContents(focused);
    return range.getBoundingClientRect();
  }
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const outline = outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  return { left: left - outline, right: right + outline, top: top - outline, bottom: bottom + outline };
}

/** The area that two sets of boxes have in common, in square pixels. */
function overlapArea(boxes: readonly Box[], others: readonly Box[]): number {
  const area = (box: Box, other: Box) =>
    Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
    Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  return boxes.reduce((sum, box) => sum + others.reduce((part, other) => part + area(box, other), 0), 0);
}

/** The boxes that the toasts would have in a corner of the container. */
function boxesIn({ block, inline }: Corner, container: HTMLElement, list: Element): Box[] {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft, direction } = getComputedStyle(container);
  const window = container.getBoundingClientRect();
  const now = list.getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const bottom = window.bottom - parseFloat(paddingBottom) - (block === "raised" ? raise * rem : 0);
  const top = block === "top" ? window.top + parseFloat(paddingTop) : bottom - now.height;
  const left = window.left + parseFloat(paddingLeft);
  const right = window.right - parseFloat(paddingRight);
  return [...list.querySelectorAll("li")].map((item) => {
    const box = item.getBoundingClientRect();
    const isCentered = getComputedStyle(item).alignSelf === "center";
    const besideEdge = (inline === "start") === (direction === "ltr") ? left : right - box.width;
    const x = isCentered ? box.left : besideEdge;
    const offset = top - now.top;
    return { left: x, right: x + box.width, top: box.top + offset, bottom: box.bottom + offset };
  });
}

/**
 * The corner in which the toasts cover the least: nothing of the focused element if possible, then nothing of the
 * elements with `data-keep-clear`, and not the top of an open dialog or panel. `covers` is the focused element if toasts
 * in every corner cover some of it, although the window is high enough for both; the corner is at the bottom then.
 */
function cornerWithLeastOverlap(container: HTMLElement): { corner: Corner; covers?: Element } {
  const list = container.firstElementChild;
  if (!list) return { corner: topEnd };
  const focused = document.activeElement;
  const focusBoxes = focused && focused !== document.body ? [visibleBox(focused)] : [];
  const clearBoxes = [...document.querySelectorAll("[data-keep-clear]")].map((one) => one.getBoundingClientRect());
  const hasOverlay = document.querySelector(overlay) !== null;
  const candidates = corners.map((corner) => {
    const boxes = boxesIn(corner, container, list);
    const overlayCost = hasOverlay && corner.block === "top" ? 1e6 : 0;
    const focusArea = overlapArea(boxes, focusBoxes);
    return { corner, focusArea, cost: focusArea * 1e4 + overlayCost + overlapArea(boxes, clearBoxes) };
  });
  const { paddingTop, paddingBottom } = getComputedStyle(container);
  const free = container.clientHeight - list.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const isCovered = candidates.every(({ focusArea }) => focusArea > 0);
  if (focused && isCovered && focusBoxes.every(({ top, bottom }) => bottom - top < free))
    return { corner: bottomEnd, covers: focused };
  const least = Math.min(...candidates.map(({ cost }) => cost));
  return candidates.find(({ cost }) => cost === least) ?? { corner: topEnd };
}

/**
 * The corner of the window at which toasts do not cover the focused element or an element with `data-keep-clear`,
 * updated on focus, clicks, scroll and resize. A focused element that every corner covers is scrolled to the top.
 *
 * @param container an element as large as the window, whose first child holds the toasts
 */
export function useToastPlacement(container: RefObject<HTMLElement | null>): Corner {
  const [corner, setCorner] = useState(topEnd);
  useEffect(() => {
    const update = (event?: Event) => {
      // Toasts do not move while one of them has focus.
      if (!container.current || container.current.contains(document.activeElement)) return;
      const { corner: next, covers } = cornerWithLeastOverlap(container.current);
      setCorner(next);
      if (event?.type !== "scroll") covers?.scrollIntoView({ block: "start" });
    };
    // A click can open a panel without moving the focus.
    const updateAfterRender = () => requestAnimationFrame(() => update());
    const observer = new ResizeObserver(() => update());
    if (container.current?.firstElementChild) observer.observe(container.current.firstElementChild);
    const events = ["focusin", "scroll", "resize"] as const;
    for (const name of events) window.addEventListener(name, update, { passive: true });
    window.addEventListener("click", updateAfterRender);
    return () => {
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, update);
      window.removeEventListener("click", updateAfterRender);
    };
  }, [container]);
  return corner;
}
