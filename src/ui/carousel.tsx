import { cx } from "class-variance-authority";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { Children, useCallback, useEffect, useId, useState, type ReactNode } from "react";
import { policies, type Policy } from "#lib/carousel/carousel-layouts.ts";
import { useRotation } from "#lib/carousel/use-rotation.ts";
import { milliseconds } from "#lib/theme/duration.ts";
import { CarouselControls } from "#ui/carousel-controls.tsx";
import { CarouselDots } from "#ui/carousel-dots.tsx";

/**
 * Embla's `duration` is no time but the weight of a spring: 25 to 27 bring a slide of 290 to 1000 px within half a
 * pixel of its place in a second.
 */
const weight = 26 * (milliseconds("carousel") / 1000);

type Embla = UseEmblaCarouselType[1];

/** The current slide, how many there is room for, and whether there are more; nothing before the browser has measured. */
function useView(embla: Embla) {
  const [view, setView] = useState<{ current: number; size: number; moves: boolean }>();
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!embla) return undefined;
    const read = () => {
      const all = embla.slideNodes();
      const size = Math.round(embla.containerNode().offsetWidth / (all[0]?.offsetWidth || 1));
      setView({ current: embla.selectedScrollSnap(), size, moves: all.length > size });
    };
    const press = () => setDragged(true);
    const release = () => setDragged(false);
    read();
    embla.on("select", read).on("reInit", read).on("pointerDown", press).on("pointerUp", release);
    return () => {
      embla.off("select", read).off("reInit", read).off("pointerDown", press).off("pointerUp", release);
    };
  }, [embla]);
  return { view, dragged };
}

export type CarouselProps = {
  /** What it shows, without the word 'carousel'. */
  label: string;
  policy: keyof typeof policies;
  /** Stands beside the controls. */
  heading?: ReactNode;
  /** One child a slide. */
  children: ReactNode;
  /** How long slides rest, in milliseconds; the token's time unless a story is in a hurry. */
  rest?: number | undefined;
};

/**
 * Slides side by side, as many as the width allows; the rest come by arrow or dot, by finger or themselves, round and
 * round.
 *
 * Guarantees: a named carousel with its controls first; '1 of 3' on each slide; slides that are not wholly in view inert;
 * silence while it rotates, the new slide spoken once it is stopped; a pause while a mouse is on the slides. No
 * controls where all slides fit, and a list to scroll without JavaScript; neither shifts anything.
 * Requires: a `label` of its own on the page; slides of about the same height, and more than fit where they are centered.
 */
export function Carousel({ label, policy, heading, children, rest }: CarouselProps) {
  const id = useId();
  const slides = Children.toArray(children);
  const { rotates, slide, list, idle, centered, dots }: Policy = policies[policy];
  const align = centered ? "center" : "start";
  const [start, embla] = useEmblaCarousel({ loop: true, align, duration: weight, watchFocus: false });
  const { view, dragged } = useView(embla);
  const [hovered, setHovered] = useState(false);
  const [placed, setPlaced] = useState(false);
  const viewport = useCallback(
    (node: HTMLElement | null) => {
      start(node);
      // Both are rendered before the next paint, and Embla takes over in the same breath: nobody sees the change.
      setPlaced(true);
    },
    [start],
  );
  const rotation = useRotation({
    enabled: rotates && view?.moves !== false,
    suspended: hovered || dragged,
    rest,
    change: milliseconds("carousel"),
    onTurn: () => embla?.scrollNext(rotation.still),
  });

  const press = (step: "scrollPrev" | "scrollNext") => {
    rotation.stop();
    embla?.[step](rotation.still);
  };
  const isAway = (index: number) => {
    if (!view?.moves) return false;
    const before = centered ? Math.floor((view.size - 1) / 2) : 0;
    const whole = centered ? 2 * before + 1 : view.size;
    return (index - view.current + before + slides.length) % slides.length >= whole;
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} {...rotation.frame} className="flex flex-col gap-10">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">{heading}</div>
        <div className={cx("no-script:hidden", idle?.[slides.length - 1])}>
          {dots ? (
            <CarouselDots
              count={slides.length}
              current={view?.current ?? 0}
              controls={id}
              onChoose={(index) => embla?.scrollTo(index, rotation.still)}
            />
          ) : (
            <CarouselControls
              rotation={rotates ? rotation : undefined}
              controls={id}
              onPrevious={() => press("scrollPrev")}
              onNext={() => press("scrollNext")}
            />
          )}
        </div>
      </div>
      <div
        onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
        onPointerLeave={() => setHovered(false)}
        className="overflow-x-clip no-script:snap-x no-script:snap-mandatory no-script:overflow-x-auto"
      >
        <div ref={viewport} className="-ms-6">
          <div
            id={id}
            aria-live={rotation.rotating ? "off" : "polite"}
            className={cx("flex touch-pan-y touch-pinch-zoom", list, !placed && centered?.list)}
          >
            {slides.map((child, index) => (
              <div
                key={index}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                inert={isAway(index)}
                className={cx(
                  "min-w-0 shrink-0 grow-0 ps-6 no-script:snap-start",
                  slide,
                  !placed && index === slides.length - 1 && centered?.last,
                )}
              >
                {child}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
