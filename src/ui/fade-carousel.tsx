import { cx } from "class-variance-authority";
import { Children, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useRotation } from "#lib/carousel/use-rotation.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { shownImages, withPictures } from "#lib/image/with-pictures.ts";
import { milliseconds } from "#lib/theme/duration.ts";
import { savesData } from "#lib/theme/reduced-motion.ts";
import { CarouselControls } from "#ui/carousel-controls.tsx";
import { Container } from "#ui/container.tsx";

export type FadeCarouselProps = {
  /** The accessible name, without the word 'carousel'. */
  label: string;
  /** One child per slide, each as large as the carousel. */
  children: ReactNode;
  /** The time between two transitions, in milliseconds; by default the token’s value, which stories shorten. */
  interval?: number | undefined;
};

/** Whether the first slide's image has loaded, before which the others must wait; never true under Save-Data. */
function useFirstImageLoaded() {
  const slides = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const [image] = shownImages(slides.current);
    const onLoad = () => setIsLoaded(true);
    if (!image || image.complete) {
      onLoad();
      return undefined;
    }
    image.addEventListener("load", onLoad);
    image.addEventListener("error", onLoad);
    return () => {
      image.removeEventListener("load", onLoad);
      image.removeEventListener("error", onLoad);
    };
  }, []);
  return { slides, isLoaded };
}

/**
 * Slides on top of each other. The last one is seen until the time of a fade is over, in which both leave and enter as their
 * content says, a text with `group-inert`.
 *
 * Guarantees: a named carousel whose controls come first; slides named '1 of 3' and so on, all but the current one
 * inert, all of the same height; a slide enters when its pictures are there, at the latest after a second; the live region
 * is off while slides rotate and polite once they stop; no fade under reduced motion; all slides on paper. A slide whose
 * pictures must not load yet has `data-waiting`; slides that fade have `data-fades`; the two that change places have
 * `data-turn`, such as `enter-next`, for a movement of what is in them.
 * Requires: slides that fill the carousel, with room for the controls at the lower edge; a positioned grid as parent, from `md`
 * on with two rows, which slides may continue as a subgrid: what is in the parent's first row remains above their texts.
 */
export function FadeCarousel({ label, children, interval }: FadeCarouselProps) {
  const id = useId();
  const all = Children.toArray(children);
  const [{ current, last, by: direction }, setMove] = useState<{ current: number; last?: number; by: number }>({
    current: 0,
    by: 1,
  });
  const [wanted, setWanted] = useState({ index: 0, by: 1 });
  const { slides, isLoaded } = useFirstImageLoaded();
  const hydrated = useHydrated();
  // of two quick presses, the last one counts, also while a picture arrives
  useEffect(() => {
    let isLatest = true;
    const { index, by } = wanted;
    withPictures(slides.current?.children[index], () => {
      if (isLatest) setMove((shown) => (index === shown.current ? shown : { current: index, last: shown.current, by }));
    });
    return () => {
      isLatest = false;
    };
  }, [wanted, slides]);
  const move = (by: number) => setWanted(({ index }) => ({ index: (index + by + all.length) % all.length, by }));
  const rotation = useRotation({
    enabled: all.length > 1,
    interval,
    transition: milliseconds("fade"),
    onAdvance: () => move(1),
  });
  const stopAndMove = (by: number) => {
    rotation.stop();
    move(by);
  };

  const turnOf = (index: number) => {
    if (rotation.reducesMotion || last === undefined || (index !== current && index !== last)) return undefined;
    return `${index === current ? "enter" : "leave"}-${direction > 0 ? "next" : "previous"}`;
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...rotation.rootProps}
      className="grid grid-cols-1 md:col-start-1 md:row-span-full md:grid-rows-subgrid"
    >
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-raised print:hidden no-script:hidden">
        <Container>
          <div className="flex items-center gap-2 py-4 *:pointer-events-auto max-md:justify-between md:flex-row-reverse md:justify-end md:py-8">
            <span
              aria-hidden="true"
              className="flex items-center gap-3 text-caption sm:data-text md:ps-2 narrow:hidden"
            >
              {`${current + 1} / ${all.length}`}
              {rotation.rotating && <span key={current} className="passing-time" />}
            </span>
            <CarouselControls
              label={label}
              rotation={rotation}
              controls={id}
              onPrevious={() => stopAndMove(-1)}
              onNext={() => stopAndMove(1)}
            />
          </div>
        </Container>
      </div>
      <div
        ref={slides}
        id={id}
        aria-live={rotation.rotating ? "off" : "polite"}
        className="grid grid-cols-1 md:row-span-full md:grid-rows-subgrid print:row-start-2 print:block no-script:row-start-2 no-script:flex no-script:snap-x no-script:snap-mandatory no-script:overflow-x-auto"
      >
        {all.map((child, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${all.length}`}
            // Without JavaScript all slides are reachable by scrolling, so prerendered slides are not inert.
            inert={hydrated && index !== current}
            data-waiting={!isLoaded && index !== current && index !== wanted.index ? "" : undefined}
            data-fades={rotation.reducesMotion ? undefined : ""}
            data-turn={turnOf(index)}
            className={cx(
              "group relative isolate col-start-1 row-start-1 grid data-fades:inert:delay-fade md:row-span-full md:grid-rows-subgrid no-script:visible no-script:w-full no-script:shrink-0 no-script:snap-start no-script:opacity-opaque",
              index !== current && "opacity-transparent",
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
