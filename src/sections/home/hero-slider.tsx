import type { HeroSlide } from "#content/schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { FadeCarousel } from "#ui/fade-carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

export type HeroSliderProps = {
  /** The `h1` of the page; the slides do not change it. */
  title: string;
  /** The slides, each with a heading, a text, one action and a picture. */
  slides: readonly HeroSlide[];
  /** Time between slides in milliseconds; by default the token `duration.rotation`. */
  interval?: number | undefined;
};

/**
 * Hero slider of a home page across the whole window, one slide per service.
 *
 * Guarantees: the guarantees of `FadeCarousel`; an eagerly loaded first picture, with the others after it; text at the
 * left edge of the page's content that never overlaps the subject of a picture.
 * Requires: pictures whose left third is empty and has the hero's background, and a portrait crop for small viewports.
 */
export function HeroSlider({ title, slides, interval }: HeroSliderProps) {
  return (
    <div data-surface="hero" className="relative overflow-clip bg-hero text-primary">
      <div className="absolute inset-x-0 top-0 z-raised">
        <Container>
          <div className="flex items-center gap-3 py-4 pe-40 sm:py-6 narrow:pe-0 narrow:pt-20">
            <span
              aria-hidden="true"
              className="hidden h-4 w-1 -skew-x-12 bg-current forced-color-adjust-none sm:block"
            />
            <div className="flex min-h-target items-center">
              <Heading level={1} size="xs">
                {title}
              </Heading>
            </div>
          </div>
        </Container>
      </div>
      <FadeCarousel label="What we do" interval={interval}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} loading={index === 0 ? "eager" : "lazy"} />
        ))}
      </FadeCarousel>
    </div>
  );
}

function Slide({ slide, loading }: { slide: HeroSlide; loading: "eager" | "lazy" }) {
  const { subTitle, title, text, action, to, wide, mobile, alt } = slide;
  return (
    <div className="grid w-full items-end md:min-h-hero md:items-center lg:aspect-hero lg:max-h-hero-wide">
      <div className="relative z-raised self-start group-inert:opacity-transparent group-data-fades:transition-opacity group-data-fades:duration-slow md:self-center print:transition-none!">
        <Container>
          <div className="flex flex-col items-start gap-4 pt-24 pb-8 md:w-6/12 md:pe-6 lg:w-5/12 lg:gap-6 lg:pe-0 narrow:pt-40">
            <p className="text-caption font-medium tracking-wide uppercase">{subTitle}</p>
            <Heading level={2} size="2xl">
              {title}
            </Heading>
            <p className="text-lead text-secondary md:max-w-panel lg:max-w-prose">{text}</p>
            <ButtonLink to={to} aria-label={`${action}: ${title}`}>
              {action}
            </ButtonLink>
          </div>
        </Container>
      </div>
      <div className="relative aspect-portrait mask-t-from-90% sm:aspect-photo md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-7/12 md:max-w-content md:mask-t-from-100% md:mask-l-from-80% lg:w-9/12 rtl:md:mask-r-from-80% rtl:md:mask-l-from-100%">
        <div className="h-full brightness-hero group-data-waiting:hidden print:block! no-script:group-data-waiting:block">
          <Picture
            picture={wide}
            mobile={mobile}
            alt={alt}
            loading={loading}
            ratio="fill"
            position="subject"
            sizes="(width < 37.5rem) 100vw, (width < 60rem) 133vw, (width < 90rem) 72rem, 80vw"
          />
        </div>
        <div className="absolute inset-0 hidden bg-linear-to-r from-hero-shade from-20% to-transparent to-60% md:block rtl:bg-linear-to-l" />
      </div>
    </div>
  );
}
