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

/** How large something is shown, in percent of the view. */
export const zoomLevels = [100, 150, 200, 300, 400] as const;
const last = zoomLevels.length - 1;

/** How far a press may slip before it is a pull, and how far a wheel turns for one level. */
const slip = 4;
const notch = 50;

/** A place on what is shown, as shares of its width and height. */
type Place = { x: number; y: number };

/** What is in the middle of the view. */
const middle = (view: Element): Place => ({
  x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
  y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
});

/** Brings a place into the middle of the view, as far as the edges allow. */
const center = (view: Element, { x, y }: Place): void =>
  view.scrollTo({
    left: x * view.scrollWidth - view.clientWidth / 2,
    top: y * view.scrollHeight - view.clientHeight / 2,
    behavior: "instant",
  });

/** What a pointer points at. */
const pointed = (view: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place => {
  const { left, top } = view.getBoundingClientRect();
  return {
    x: (clientX - left - view.clientLeft + view.scrollLeft) / view.scrollWidth,
    y: (clientY - top - view.clientTop + view.scrollTop) / view.scrollHeight,
  };
};

/**
 * Levels of enlargement in a view that scrolls: what was in the middle stays there. Fingers, wheels and arrow keys move
 * it as they scroll anything; this adds the mouse that drags, the press that comes closer, the pinch, and the keys.
 */
export function useZoom(view: RefObject<HTMLElement | null>) {
  const [level, setLevel] = useState(0);
  const hand = useRef({ isDown: false, x: 0, y: 0, way: 0 });
  const turned = useRef(0);

  const go = (next: number, pointer?: { clientX: number; clientY: number }): void => {
    if (!view.current) return;
    const place = pointer ? pointed(view.current, pointer) : middle(view.current);
    // the place can only be shown once all is drawn at its new size
    flushSync(() => setLevel(Math.min(Math.max(next, 0), last)));
    center(view.current, place);
  };

  const pinch = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    turned.current += event.deltaY;
    if (Math.abs(turned.current) < notch) return;
    go(level - Math.sign(turned.current), event);
    turned.current = 0;
  });

  useEffect(() => {
    const element = view.current;
    const turn = (event: WheelEvent) => pinch(event);
    // A pinch on a touchpad comes as a turned wheel, and only a listener that says so may keep the browser from zooming.
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [view]);

  return {
    percent: zoomLevels[level] ?? zoomLevels[0],
    isMinimum: level === 0,
    isMaximum: level === last,
    zoomIn: () => go(level + 1),
    zoomOut: () => go(level - 1),
    reset: () => go(0),
    /** For the view itself, which takes the focus. */
    viewProps: {
      onKeyDown: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        if (ctrlKey || metaKey || altKey) return;
        if (key === "+" || key === "=") go(level + 1);
        else if (key === "-" || key === "−") go(level - 1);
        else if (key === "0") go(0);
      },
    },
    /** For what is shown in it. */
    contentProps: {
      onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
        // fingers scroll
        hand.current = { isDown: pointerType !== "touch" && button === 0, x, y, way: 0 };
      },
      onPointerMove: ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
        const from = hand.current;
        if (!from.isDown || buttons === 0) return;
        const [right, down] = [x - from.x, y - from.y];
        view.current?.scrollBy({ left: -right, top: -down, behavior: "instant" });
        hand.current = { isDown: true, x, y, way: from.way + Math.abs(right) + Math.abs(down) };
      },
      onPointerUp: () => {
        hand.current.isDown = false;
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: (event: MouseEvent) => {
        if (hand.current.way <= slip) go(level + 1, event);
      },
    },
  };
}
