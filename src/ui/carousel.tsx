import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { Children, useEffect, useId, useState, type ReactNode } from "react";
import { cn } from "#lib/cn";
import { useRotation } from "#lib/rotation";
import { milliseconds } from "#lib/timing";
import { CarouselControls } from "#ui/carousel-controls";

/** How many slides stand side by side at which width, and whether they turn by themselves. */
const policies = {
  services: {
    rotates: true,
    slide: cn("basis-full cards-2:basis-1/2 cards-3:basis-1/3"),
    /** Where one, two, three slides all fit, and there is nothing to control. */
    idle: [cn("hidden"), cn("cards-2:hidden"), cn("cards-3:hidden")],
  },
} satisfies Record<string, { rotates: boolean; slide: string; idle: readonly string[] }>;

/**
 * Embla's `duration` is no time but the weight of a spring: 25 to 27 bring a slide of 290 to 1000 px within half a
 * pixel of its place in a second.
 */
const weight = 26 * (milliseconds("carousel") / 1000);

type Embla = UseEmblaCarouselType[1];

/** The first slide in view, how many are, and whether there are more; nothing before the browser has measured. */
function useView(embla: Embla) {
  const [view, setView] = useState<{ first: number; size: number; moves: boolean }>();
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!embla) return undefined;
    const read = () =>
      setView({
        first: embla.selectedScrollSnap(),
        size: Math.round(embla.containerNode().offsetWidth / (embla.slideNodes()[0]?.offsetWidth || 1)),
        moves: embla.scrollSnapList().length > 1,
      });
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
 * Slides side by side, as many as the width allows; the rest come by arrow, finger or themselves, round and round.
 *
 * Gives: a named carousel with its controls first; '1 of 3' on each slide; slides out of view inert; silence while it
 * rotates, the new slide spoken once it is stopped; a pause while a mouse is on the slides. No controls where all
 * slides fit, and a list to scroll without JavaScript; neither shifts anything.
 * Asks: a `label` of its own on the page; slides of about the same height.
 */
export function Carousel({ label, policy, heading, children, rest }: CarouselProps) {
  const id = useId();
  const slides = Children.toArray(children);
  const { rotates, slide, idle } = policies[policy];
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: "start", duration: weight, watchFocus: false });
  const { view, dragged } = useView(embla);
  const [hovered, setHovered] = useState(false);
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
  const isAway = (index: number) =>
    view !== undefined && (index - view.first + slides.length) % slides.length >= view.size;

  return (
    <section aria-roledescription="carousel" aria-label={label} {...rotation.frame} className="flex flex-col gap-10">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">{heading}</div>
        <div className={cn("no-script:hidden", idle[slides.length - 1])}>
          <CarouselControls
            rotation={rotates ? rotation : undefined}
            controls={id}
            onPrevious={() => press("scrollPrev")}
            onNext={() => press("scrollNext")}
          />
        </div>
      </div>
      <div
        ref={viewport}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
        onPointerLeave={() => setHovered(false)}
        className="overflow-x-clip no-script:snap-x no-script:snap-mandatory no-script:overflow-x-auto"
      >
        <div
          id={id}
          aria-live={rotation.rotating ? "off" : "polite"}
          className="-ms-6 flex touch-pan-y touch-pinch-zoom"
        >
          {slides.map((child, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={isAway(index)}
              className={cn("min-w-0 shrink-0 grow-0 ps-6 no-script:snap-start", slide)}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
