import { cx } from "class-variance-authority";
import { Children, useId, useState, type ReactNode } from "react";
import { carouselLayouts, type CarouselLayout } from "#lib/carousel/carousel-layouts.ts";
import { useRotation } from "#lib/carousel/use-rotation.ts";
import { milliseconds } from "#lib/theme/duration.ts";
import { prefersReducedMotion } from "#lib/theme/reduced-motion.ts";
import { CarouselControls } from "#ui/carousel-controls.tsx";
import { CarouselDots } from "#ui/carousel-dots.tsx";
import { useEmbla } from "#ui/use-embla.ts";

export type CarouselProps = {
  /** The accessible name, without the word 'carousel'. */
  label: string;
  /** How many slides are side by side, from small to wide windows; `carouselLayouts` describes each. */
  slides: keyof typeof carouselLayouts;
  /** Rendered beside the controls. */
  heading?: ReactNode;
  /** One child per slide. */
  children: ReactNode;
  /** The time between two transitions, in milliseconds; by default the token’s value, which stories shorten. */
  interval?: number | undefined;
};

/**
 * Slides side by side in an endless loop, moved by arrows, dots, dragging or automatic rotation.
 *
 * Guarantees: a named carousel whose controls come first; slides named '1 of 3' and so on; slides not entirely in view
 * are inert; the live region is off while slides rotate and polite once they stop; a mouse over the slides pauses the
 * rotation; no controls where all slides fit; no layout shift when the page hydrates; all slides on paper.
 * Requires: a `label` unique on the page; slides of similar height; for a centered layout, more slides than fit.
 */
export function Carousel({ label, slides: layout, heading, children, interval }: CarouselProps) {
  const id = useId();
  const slides = Children.toArray(children);
  const { rotates, slide, list, hideControls, centered, dots }: CarouselLayout = carouselLayouts[layout];
  const { viewportRef, hasStarted, fit, current, isDragging, act } = useEmbla(centered ? "center" : "start");
  const [isHovered, setIsHovered] = useState(false);
  const rotation = useRotation({
    enabled: rotates && fit?.isScrollable !== false,
    paused: !hasStarted || isHovered || isDragging,
    interval,
    transition: milliseconds("carousel"),
    onAdvance: () => act((embla) => embla.scrollNext(prefersReducedMotion())),
  });

  const scroll = (method: "scrollPrev" | "scrollNext") => {
    rotation.stop();
    act((embla) => embla[method](prefersReducedMotion()));
  };
  const isOutOfView = (index: number) => {
    if (!fit?.isScrollable) return false;
    const before = centered ? Math.floor((fit.size - 1) / 2) : 0;
    const visible = centered ? 2 * before + 1 : fit.size;
    return (index - current + before + slides.length) % slides.length >= visible;
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...rotation.rootProps}
      className="flex flex-col gap-10"
    >
      <div className="flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">{heading}</div>
        <div className={cx("sm:shrink-0 no-script:hidden", hideControls?.[slides.length - 1])}>
          {dots ? (
            <CarouselDots
              count={slides.length}
              current={current}
              controls={id}
              onSelect={(index) => act((embla) => embla.scrollTo(index, prefersReducedMotion()))}
            />
          ) : (
            <CarouselControls
              label={label}
              rotation={rotates ? rotation : undefined}
              controls={id}
              onPrevious={() => scroll("scrollPrev")}
              onNext={() => scroll("scrollNext")}
            />
          )}
        </div>
      </div>
      <div
        onPointerEnter={({ pointerType }) => setIsHovered(pointerType === "mouse")}
        onPointerLeave={() => setIsHovered(false)}
        className="overflow-x-clip no-script:snap-x no-script:snap-mandatory no-script:overflow-x-auto"
      >
        {/* The id makes Firefox give it an object from the start: one that Embla's click listener adds misleads Orca. */}
        <div ref={viewportRef} id={`${id}-viewport`} className="-ms-6">
          <div
            id={id}
            aria-live={rotation.rotating ? "off" : "polite"}
            className={cx(
              "flex touch-pan-y touch-pinch-zoom print:w-full print:flex-wrap print:gap-y-6",
              list,
              !hasStarted && centered?.list,
            )}
          >
            {slides.map((child, index) => (
              <div
                key={index}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                inert={isOutOfView(index)}
                className={cx(
                  "min-w-0 shrink-0 grow-0 ps-6 print:basis-1/2 no-script:snap-start",
                  slide,
                  !hasStarted && index === slides.length - 1 && centered?.last,
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
