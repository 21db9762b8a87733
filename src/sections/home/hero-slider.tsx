import { cx } from "class-variance-authority";
import type { HeroSlide } from "#content/schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { FadeCarousel } from "#ui/fade-carousel.tsx";
import { FirstScreen } from "#ui/first-screen.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

export type HeroSliderProps = {
  /** The `h1` of the page; the slides do not change it. */
  title: string;
  /** The slides, each with a heading, a text, one action and a cut-out. */
  slides: readonly HeroSlide[];
  /** Time between slides in milliseconds; by default the token `duration.rotation`. */
  interval?: number | undefined;
};

/**
 * Hero slider of a home page across the whole window: a heading that remains, and one slide per service, with an object below
 * the heading in small windows, beside it from `md` on.
 *
 * Guarantees: the guarantees of `FadeCarousel`; a first picture that is loaded before the others; text at the
 * left edge of the page's content that never overlaps an object and has left before that of the next slide enters; the
 * objects of two slides move together, one after the other, without a place that both cover.
 * Requires: cut-outs that are shown whole, with a tenth of their width empty at the left.
 */
export function HeroSlider({ title, slides, interval }: HeroSliderProps) {
  return (
    <div className="relative grid w-full grid-cols-1 overflow-clip border-b-thin border-hairline md:min-h-hero md:grid-rows-second-grows lg:aspect-hero lg:max-h-hero-wide">
      <FirstScreen>
        {/* behind the objects of two slides that change places */}
        <div className="absolute inset-x-0 bottom-1/2 aspect-wide md:inset-y-0 md:start-auto md:aspect-auto md:w-7/12 lg:w-8/12">
          <div className="stage h-full" />
        </div>
        <div className="z-raised col-start-1 pt-4 sm:pt-8 md:row-start-1 md:pt-12 xl:pt-16">
          <Container>
            <div className="md:w-6/12">
              <Heading level={1} size="2xl">
                {title}
              </Heading>
            </div>
          </Container>
        </div>
        <FadeCarousel label="What we do" interval={interval}>
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} isFirst={index === 0} />
          ))}
        </FadeCarousel>
      </FirstScreen>
    </div>
  );
}

/** A text leaves when that of the next slide begins to enter: they never show through each other. */
const inTurns =
  "group-inert:opacity-transparent group-not-inert:group-data-fades:transition-opacity group-not-inert:group-data-fades:duration-fast";

function Slide({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  const { subTitle, title, text, action, to, picture, alt } = slide;
  return (
    <div className="grid w-full content-start md:row-span-full md:grid-rows-subgrid">
      <div className={cx("relative z-raised max-md:order-last md:row-start-2", inTurns)}>
        <Container>
          <div className="flex flex-col items-start gap-3 pb-20 sm:pt-4 md:w-5/12 md:pe-6 md:pt-8 md:pb-24 lg:pt-10 no-script:pb-8">
            <p className="text-caption font-medium tracking-wide uppercase">{subTitle}</p>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <p className="mb-2 max-w-panel text-secondary lg:max-w-panel-wide lg:text-lead">{text}</p>
            <ButtonLink to={to} aria-label={`${action}: ${title}`}>
              {action}
            </ButtonLink>
          </div>
        </Container>
      </div>
      <div className="relative max-sm:-mt-2 max-sm:h-below-title sm:aspect-wide md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-7/12 lg:w-8/12">
        {/* Later pictures have a smaller box in smaller windows: one that paints more than the first would be the largest paint, seconds later. */}
        <div
          className={cx(
            "follow-turn group-data-waiting:hidden print:block! no-script:group-data-waiting:block",
            isFirst ? "h-full" : "max-lg:absolute max-lg:end-0 max-lg:bottom-0 max-lg:h-10/12 max-lg:w-11/12 lg:h-full",
          )}
        >
          <Picture
            picture={picture}
            alt={alt}
            loading={isFirst ? "eager" : "lazy"}
            ratio="fill"
            sizes="(width < 60rem) 100vw, (width < 90rem) 67vw, 60rem"
          />
        </div>
      </div>
    </div>
  );
}
