import type { HeroSlide } from "#content/schema";
import { ButtonLink } from "#ui/button";
import { FadeCarousel } from "#ui/fade-carousel";
import { Heading } from "#ui/heading";
import { Picture } from "#ui/picture";

export type HeroSliderProps = {
  /** The page's `h1`: it stays while the slides change. */
  title: string;
  /** The first is the one that the first screen waits for. */
  slides: readonly HeroSlide[];
  /** How long slides rest, in milliseconds; the token's time unless a story is in a hurry. */
  rest?: number | undefined;
};

/**
 * The home page's opening: what we do, in pictures that take turns.
 *
 * Gives: what `FadeCarousel` gives; the picture of the first slide at once, of the others after it; words that never
 * stand on a picture's subject.
 * Asks: pictures whose left third is quiet, with a tall crop for small windows.
 */
export function HeroSlider({ title, slides, rest }: HeroSliderProps) {
  return (
    <div className="mx-auto w-full max-w-wide px-2 pt-2 sm:px-6 sm:pt-4 lg:px-8">
      <div data-surface="image" className="relative overflow-clip rounded-frame bg-image text-on-image">
        <div className="absolute start-0 top-0 z-raised me-40 flex p-4 sm:px-8 sm:py-6 lg:ps-14">
          <div className="flex min-h-target items-center gap-3">
            <span aria-hidden="true" className="hidden h-4 w-1 -skew-x-12 bg-accent sm:block" />
            <Heading level={1} size="small">
              {title}
            </Heading>
          </div>
        </div>
        <FadeCarousel label="What we do" rest={rest}>
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} loading={index === 0 ? "eager" : "lazy"} />
          ))}
        </FadeCarousel>
      </div>
    </div>
  );
}

function Slide({ slide, loading }: { slide: HeroSlide; loading: "eager" | "lazy" }) {
  const { subTitle, title, text, action, to, wide, mobile, alt } = slide;
  return (
    <div className="grid items-end md:min-h-hero md:items-center">
      <div className="relative z-raised flex flex-col items-start gap-4 self-start px-4 pt-24 pb-8 group-inert:opacity-0 group-data-fades:transition-opacity group-data-fades:duration-slow sm:px-8 md:w-6/12 md:self-center md:pe-0 lg:w-5/12 lg:gap-6 lg:ps-14">
        <p className="text-caption font-semibold tracking-wide uppercase">{subTitle}</p>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <p className="text-lead text-on-image-secondary md:max-w-panel lg:max-w-prose">{text}</p>
        <ButtonLink to={to} aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
      </div>
      <div className="aspect-portrait mask-t-from-95% mask-t-to-100% sm:aspect-photo md:absolute md:end-0 md:top-16 md:bottom-0 md:aspect-auto md:w-7/12 md:mask-t-from-90% md:mask-l-from-80% md:mask-l-to-100% lg:w-8/12">
        <div className="h-full group-data-waiting:hidden no-script:group-data-waiting:block">
          <Picture
            picture={wide}
            mobile={mobile}
            alt={alt}
            loading={loading}
            ratio="fill"
            focus="subject"
            sizes="(width < 600px) 100vw, (width < 960px) 133vw, 64rem"
          />
        </div>
      </div>
    </div>
  );
}
