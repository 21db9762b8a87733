import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { milliseconds } from "#lib/theme/duration.ts";

/**
 * Embla's `duration` is not a time but the mass of a spring: values from 25 to 27 move a slide of 290 to 1000 px to
 * within half a pixel of its target in one second.
 */
const springMass = 26 * (milliseconds("carousel") / 1000);

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The number of slides that fit, and whether there are more. */
type Fit = { size: number; isScrollable: boolean };

function measureFit(list: HTMLElement): Fit {
  const slide = list.firstElementChild as HTMLElement | null;
  const size = Math.round(list.offsetWidth / (slide?.offsetWidth || 1));
  return { size, isScrollable: list.childElementCount > size };
}

/**
 * Starts Embla on a viewport whose only child is the list of slides, when the viewport comes into view or with the first
 * action. `fit` is measured before, after the first layout; `current` is the selected slide.
 */
export function useEmbla(align: "start" | "center") {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  const [emblaRef, embla] = useEmblaCarousel({ loop: true, align, direction, duration: springMass, watchFocus: false });
  const [hasStarted, setHasStarted] = useState(false);
  const [fit, setFit] = useState<Fit>();
  const [current, setCurrent] = useState(0);
  const [isDragging, setIsDragging] = useState(false);
  const start = useRef<() => void>(undefined);
  const pending = useRef<((embla: Embla) => void)[]>([]);

  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => {
      if (!viewport) return undefined;
      const resized = new ResizeObserver(() => setFit(measureFit(viewport.firstElementChild as HTMLElement)));
      resized.observe(viewport);
      const inView = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start.current?.();
      });
      inView.observe(viewport);
      start.current = () => {
        start.current = undefined;
        inView.disconnect();
        // the prerendered position is removed and Embla sets its own before the same paint
        flushSync(() => {
          if (getComputedStyle(viewport).direction === "rtl") setDirection("rtl");
          emblaRef(viewport);
          setHasStarted(true);
        });
      };
      return () => {
        start.current = undefined;
        resized.disconnect();
        inView.disconnect();
        emblaRef(null);
      };
    },
    [emblaRef],
  );

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setCurrent(embla.selectedScrollSnap());
    const startDrag = () => setIsDragging(true);
    const endDrag = () => setIsDragging(false);
    select();
    embla.on("select", select).on("reInit", select).on("pointerDown", startDrag).on("pointerUp", endDrag);
    for (const action of pending.current.splice(0)) action(embla);
    return () => {
      embla.off("select", select).off("reInit", select).off("pointerDown", startDrag).off("pointerUp", endDrag);
    };
  }, [embla]);

  const act = (action: (embla: Embla) => void) => {
    if (embla) return action(embla);
    pending.current.push(action);
    start.current?.();
  };
  return { viewportRef, hasStarted, fit, current, isDragging, act };
}
