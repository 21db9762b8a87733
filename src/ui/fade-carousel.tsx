import { cx } from "class-variance-authority";
import { Children, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { savesData, useRotation } from "#lib/carousel/use-rotation.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { milliseconds } from "#lib/theme/duration.ts";
import { CarouselControls } from "#ui/carousel-controls.tsx";

export type FadeCarouselProps = {
  /** What it shows, without the word 'carousel'. */
  label: string;
  /** One child a slide, each as large as the carousel. */
  children: ReactNode;
  /** How long slides rest, in milliseconds; the token's time unless a story is in a hurry. */
  interval?: number | undefined;
};

/** True once the first slide's picture is there, so that no other competes with it; never where data is saved. */
function useFirstPicture() {
  const slides = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const image = slides.current?.querySelector("img");
    const show = () => setShown(true);
    if (!image || image.complete) {
      show();
      return undefined;
    }
    image.addEventListener("load", show);
    image.addEventListener("error", show);
    return () => {
      image.removeEventListener("load", show);
      image.removeEventListener("error", show);
    };
  }, []);
  return { slides, shown };
}

/**
 * Slides one behind the other; the next fades in where the last fades out.
 *
 * Guarantees: what `Carousel` gives; all slides as high as the highest. While a slide may not load its pictures yet it has
 * `data-waiting`, while changes fade `data-fades`.
 * Requires: slides that fill it, and a positioned parent.
 */
export function FadeCarousel({ label, children, interval: rest }: FadeCarouselProps) {
  const id = useId();
  const all = Children.toArray(children);
  const [current, setCurrent] = useState(0);
  const { slides, shown } = useFirstPicture();
  const hydrated = useHydrated();
  const step = (by: number) => setCurrent((current + by + all.length) % all.length);
  const rotation = useRotation({
    enabled: all.length > 1,
    interval: rest,
    transition: milliseconds("fade"),
    onAdvance: () => step(1),
  });
  const press = (by: number) => {
    rotation.stop();
    step(by);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} {...rotation.rootProps} className="grid">
      <div className="absolute end-0 top-0 z-raised flex items-center gap-4 p-4 sm:p-6 no-script:hidden">
        <span aria-hidden="true" className="hidden text-caption font-semibold tabular-nums sm:block">
          {current + 1} / {all.length}
        </span>
        <CarouselControls
          rotation={rotation}
          controls={id}
          onPrevious={() => press(-1)}
          onNext={() => press(1)}
          tone="on-image"
        />
      </div>
      <div
        ref={slides}
        id={id}
        aria-live={rotation.rotating ? "off" : "polite"}
        className="grid grid-cols-1 no-script:flex no-script:snap-x no-script:snap-mandatory no-script:overflow-x-auto"
      >
        {all.map((child, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${all.length}`}
            // Without JavaScript every slide can be reached, so inertness comes with it.
            inert={hydrated && index !== current}
            data-waiting={!shown && index !== current ? "" : undefined}
            data-fades={rotation.reducesMotion ? undefined : ""}
            className={cx(
              "group relative isolate col-start-1 row-start-1 grid data-fades:transition-opacity data-fades:duration-fade data-fades:ease-fade no-script:visible no-script:w-full no-script:shrink-0 no-script:snap-start no-script:opacity-100",
              index !== current && "opacity-0",
              index !== current && !hydrated && "invisible",
            )}
          >
            {child}
          </div>
        ))}
      </div>
    </section>
  );
}
