import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

/** The width of the content, in percent of the view. */
const zoomLevels = [100, 150, 200, 300, 400] as const;
const lastLevel = zoomLevels.length - 1;

/** The distance in pixels up to which a pointer's movement is still a click. */
const clickTolerance = 4;

/** The wheel delta of a pinch that changes the zoom by one level. */
const wheelStep = 50;

/** A point on the content, as fractions of its width and height. */
type Point = { x: number; y: number };

const centerOf = (view: Element): Point => ({
  x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
  y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
});

/** Scrolls a point to the center of the view, as far as the content's edges allow. */
const scrollToCenter = (view: Element, { x, y }: Point): void =>
  view.scrollTo({
    left: x * view.scrollWidth - view.clientWidth / 2,
    top: y * view.scrollHeight - view.clientHeight / 2,
    behavior: "instant",
  });

/** The point of the content under a pointer. */
const pointUnder = (view: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = view.getBoundingClientRect();
  return {
    x: (clientX - left - view.clientLeft + view.scrollLeft) / view.scrollWidth,
    y: (clientY - top - view.clientTop + view.scrollTop) / view.scrollHeight,
  };
};

/**
 * Zooms the content of a scroll container around its center or around the pointer. Touch, wheel and arrow keys scroll
 * natively; the hook adds dragging by mouse, click, pinch and the keys. `viewProps` belong on the container,
 * `contentProps` on the element inside.
 */
export function useZoom(view: RefObject<HTMLElement | null>) {
  const [level, setLevel] = useState(0);
  const drag = useRef({ isPressed: false, x: 0, y: 0, distance: 0 });
  const wheelDelta = useRef(0);

  const zoomTo = (next: number, pointer?: { clientX: number; clientY: number }): void => {
    if (!view.current) return;
    const point = pointer ? pointUnder(view.current, pointer) : centerOf(view.current);
    // The scroll position depends on the new size, so the size is committed first.
    flushSync(() => setLevel(Math.min(Math.max(next, 0), lastLevel)));
    scrollToCenter(view.current, point);
  };

  const onPinch = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    wheelDelta.current += event.deltaY;
    if (Math.abs(wheelDelta.current) < wheelStep) return;
    zoomTo(level - Math.sign(wheelDelta.current), event);
    wheelDelta.current = 0;
  });

  useEffect(() => {
    const element = view.current;
    const onWheel = (event: WheelEvent) => onPinch(event);
    // A touchpad pinch is a wheel event with Ctrl; React's wheel listeners are passive and cannot prevent it.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [view]);

  return {
    percent: zoomLevels[level] ?? zoomLevels[0],
    isMinimum: level === 0,
    isMaximum: level === lastLevel,
    zoomIn: () => zoomTo(level + 1),
    zoomOut: () => zoomTo(level - 1),
    reset: () => zoomTo(0),
    viewProps: {
      onKeyDown: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        if (ctrlKey || metaKey || altKey) return;
        if (key === "+" || key === "=") zoomTo(level + 1);
        else if (key === "-" || key === "−") zoomTo(level - 1);
        else if (key === "0") zoomTo(0);
      },
    },
    contentProps: {
      onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
        drag.current = { isPressed: pointerType !== "touch" && button === 0, x, y, distance: 0 };
      },
      onPointerMove: ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
        const start = drag.current;
        if (!start.isPressed || buttons === 0) return;
        const [right, down] = [x - start.x, y - start.y];
        view.current?.scrollBy({ left: -right, top: -down, behavior: "instant" });
        drag.current = { isPressed: true, x, y, distance: start.distance + Math.abs(right) + Math.abs(down) };
      },
      onPointerUp: () => {
        drag.current.isPressed = false;
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: (event: MouseEvent) => {
        if (drag.current.distance <= clickTolerance) zoomTo(level + 1, event);
      },
    },
  };
}
