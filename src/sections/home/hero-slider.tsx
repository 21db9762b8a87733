import { cx } from "class-variance-authority";
import type { HeroSlide } from "#content/schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FadeCarousel } from "#ui/fade-carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

export type HeroSliderProps = {
  /** The page's `h1`: it stays while the slides change. */
  title: string;
  /** The first is the one that the first screen waits for. */
  slides: readonly HeroSlide[];
  /** A card with space around it, or pictures from edge to edge of the window. */
  frame?: "card" | "bleed";
  /** How long slides rest, in milliseconds; the token's time unless a story is in a hurry. */
  rest?: number | undefined;
};

/**
 * The home page's opening: what we do, in pictures that take turns.
 *
 * Guarantees: what `FadeCarousel` gives; the picture of the first slide at once, of the others after it; words that never
 * stand on a picture's subject.
 * Requires: pictures whose left third is quiet, with a tall crop for small windows.
 */
export function HeroSlider({ title, slides, frame = "card", rest }: HeroSliderProps) {
  const bleeds = frame === "bleed";
  return (
    <div className={cx(!bleeds && "mx-auto w-full max-w-wide px-2 pt-2 sm:px-6 sm:pt-4 lg:px-8")}>
      <div
        data-surface="image"
        className={cx("relative overflow-clip bg-image text-on-image", !bleeds && "rounded-frame")}
      >
        <div
          className={cx(
            "absolute start-0 top-0 z-raised flex p-4 pe-40 sm:py-6",
            bleeds ? "end-0 mx-auto max-w-content sm:ps-6 lg:ps-8" : "sm:ps-8 lg:ps-14",
          )}
        >
          <div className="flex min-h-target items-center gap-3">
            <span aria-hidden="true" className="hidden h-4 w-1 -skew-x-12 bg-accent sm:block" />
            <Heading level={1} size="small">
              {title}
            </Heading>
          </div>
        </div>
        <FadeCarousel label="What we do" rest={rest}>
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} bleeds={bleeds} loading={index === 0 ? "eager" : "lazy"} />
          ))}
        </FadeCarousel>
      </div>
    </div>
  );
}

type SlideProps = { slide: HeroSlide; bleeds: boolean; loading: "eager" | "lazy" };

function Slide({ slide, bleeds, loading }: SlideProps) {
  const { subTitle, title, text, action, to, wide, mobile, alt } = slide;
  return (
    <div className={cx("grid items-end md:min-h-hero md:items-center", bleeds && "lg:aspect-2/1")}>
      <div
        className={cx(
          "relative z-raised self-start group-inert:opacity-0 group-data-fades:transition-opacity group-data-fades:duration-slow md:self-center",
          bleeds && "mx-auto w-full max-w-content",
        )}
      >
        <div
          className={cx(
            "flex flex-col items-start gap-4 px-4 pt-24 pb-8 md:w-6/12 md:pe-0 lg:w-5/12 lg:gap-6",
            bleeds ? "sm:px-6 lg:ps-8" : "sm:px-8 lg:ps-14",
          )}
        >
          <p className="text-caption font-semibold tracking-wide uppercase">{subTitle}</p>
          <Heading level={2} size="display">
            {title}
          </Heading>
          <p className="text-lead text-on-image-secondary md:max-w-panel lg:max-w-prose">{text}</p>
          <ButtonLink to={to} aria-label={`${action}: ${title}`}>
            {action}
          </ButtonLink>
        </div>
      </div>
      <div
        className={cx(
          "aspect-portrait mask-t-from-95% mask-t-to-100% sm:aspect-photo md:absolute md:end-0 md:bottom-0 md:aspect-auto md:w-7/12 md:mask-l-from-80% md:mask-l-to-100%",
          bleeds ? "md:top-0 md:mask-t-from-100% lg:w-9/12" : "md:top-16 md:mask-t-from-90% lg:w-8/12",
        )}
      >
        <div className="h-full group-data-waiting:hidden no-script:group-data-waiting:block">
          <Picture
            picture={wide}
            mobile={mobile}
            alt={alt}
            loading={loading}
            ratio="fill"
            focus="subject"
            sizes={
              bleeds
                ? "(width < 600px) 100vw, (width < 960px) 133vw, (width < 1920px) 72rem, 90vw"
                : "(width < 600px) 100vw, (width < 960px) 133vw, 64rem"
            }
          />
        </div>
      </div>
    </div>
  );
}
