import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#lib/dom/after-paint.ts";
import { milliseconds } from "#lib/theme/duration.ts";

/**
 * Embla's `duration` is not a time but the mass of a spring: values from 25 to 27 move a slide of 290 to 1000 px to
 * within half a pixel of its target in one second.
 */
const springMass = 26 * (milliseconds("carousel") / 1000);

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The selected slide, the number of slides that fit, and whether there are more. */
type View = { current: number; size: number; isScrollable: boolean };

/**
 * Starts Embla on a viewport after the first paint, because it measures the page. Until then there is no `view`, and `act`
 * keeps its actions for the start.
 */
export function useEmbla(align: "start" | "center") {
  const [emblaRef, embla] = useEmblaCarousel({ loop: true, align, duration: springMass, watchFocus: false });
  const [hasStarted, setHasStarted] = useState(false);
  const [view, setView] = useState<View>();
  const [isDragging, setIsDragging] = useState(false);
  const pending = useRef<((embla: Embla) => void)[]>([]);

  const viewportRef = useCallback(
    (node: HTMLElement | null) => {
      let isMounted = node !== null;
      afterPaint(() => {
        if (!isMounted) return;
        // the prerendered position is removed and Embla sets its own before the same paint
        flushSync(() => {
          emblaRef(node);
          setHasStarted(true);
        });
      });
      return () => {
        isMounted = false;
        emblaRef(null);
      };
    },
    [emblaRef],
  );

  useEffect(() => {
    if (!embla) return undefined;
    const measure = () => {
      const slides = embla.slideNodes();
      const size = Math.round(embla.containerNode().offsetWidth / (slides[0]?.offsetWidth || 1));
      setView({ current: embla.selectedScrollSnap(), size, isScrollable: slides.length > size });
    };
    const startDrag = () => setIsDragging(true);
    const endDrag = () => setIsDragging(false);
    measure();
    embla.on("select", measure).on("reInit", measure).on("pointerDown", startDrag).on("pointerUp", endDrag);
    for (const action of pending.current.splice(0)) action(embla);
    return () => {
      embla.off("select", measure).off("reInit", measure).off("pointerDown", startDrag).off("pointerUp", endDrag);
    };
  }, [embla]);

  const act = (action: (embla: Embla) => void) => (embla ? action(embla) : void pending.current.push(action));
  return { viewportRef, hasStarted, view, isDragging, act };
}
