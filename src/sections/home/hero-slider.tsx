import { cx } from "class-variance-authority";
import type { HeroSlide } from "#content/schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FadeCarousel } from "#ui/fade-carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

export type HeroSliderProps = {
  /** The `h1` of the page; the slides do not change it. */
  title: string;
  slides: readonly HeroSlide[];
  /** A rounded card within the page width, or slides across the whole viewport. */
  layout?: "contained" | "full-bleed";
  /** Time between slides in milliseconds; defaults to the token. */
  interval?: number | undefined;
};

/**
 * Hero slider of a home page, one slide per service.
 *
 * Guarantees: the guarantees of `FadeCarousel`; an eagerly loaded first picture, with the others after it; text that
 * never overlaps the subject of a picture.
 * Requires: pictures with an empty left third, and a portrait crop for small viewports.
 */
export function HeroSlider({ title, slides, layout = "contained", interval }: HeroSliderProps) {
  const isFullBleed = layout === "full-bleed";
  return (
    <div className={cx(!isFullBleed && "mx-auto w-full max-w-content px-2 pt-2 sm:px-6 sm:pt-4 lg:px-8")}>
      <div
        data-surface="image"
        className={cx("relative overflow-clip bg-image text-on-image", !isFullBleed && "rounded-frame")}
      >
        <div
          className={cx(
            "absolute start-0 top-0 z-raised flex p-4 pe-40 sm:py-6",
            isFullBleed ? "end-0 mx-auto max-w-content sm:ps-6 lg:ps-8" : "sm:ps-8 lg:ps-14",
          )}
        >
          <div className="flex min-h-target items-center gap-3">
            <span aria-hidden="true" className="hidden h-4 w-1 -skew-x-12 bg-accent sm:block" />
            <Heading level={1} size="small">
              {title}
            </Heading>
          </div>
        </div>
        <FadeCarousel label="What we do" interval={interval}>
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} isFullBleed={isFullBleed} loading={index === 0 ? "eager" : "lazy"} />
          ))}
        </FadeCarousel>
      </div>
    </div>
  );
}

type SlideProps = { slide: HeroSlide; isFullBleed: boolean; loading: "eager" | "lazy" };

function Slide({ slide, isFullBleed, loading }: SlideProps) {
  const { subTitle, title, text, action, to, wide, mobile, alt } = slide;
  return (
    <div className={cx("grid items-end md:min-h-hero md:items-center", isFullBleed && "lg:aspect-2/1")}>
      <div
        className={cx(
          "relative z-raised self-start group-inert:opacity-0 group-data-fades:transition-opacity group-data-fades:duration-slow md:self-center",
          isFullBleed && "mx-auto w-full max-w-content",
        )}
      >
        <div
          className={cx(
            "flex flex-col items-start gap-4 px-4 pt-24 pb-8 md:w-6/12 md:pe-6 lg:w-5/12 lg:gap-6 lg:pe-0",
            isFullBleed ? "sm:px-6 lg:ps-8" : "sm:px-8 lg:ps-14",
          )}
        >
          <p className="text-caption font-medium tracking-wide uppercase">{subTitle}</p>
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
          isFullBleed ? "md:top-0 md:mask-t-from-100% lg:w-9/12" : "md:top-16 md:mask-t-from-90% lg:w-8/12",
        )}
      >
        <div className="h-full group-data-waiting:hidden no-script:group-data-waiting:block">
          <Picture
            picture={wide}
            mobile={mobile}
            alt={alt}
            loading={loading}
            ratio="fill"
            position="subject"
            sizes={
              isFullBleed
                ? "(width < 600px) 100vw, (width < 960px) 133vw, (width < 1920px) 72rem, 90vw"
                : "(width < 600px) 100vw, (width < 960px) 133vw, 64rem"
            }
          />
        </div>
      </div>
    </div>
  );
}
