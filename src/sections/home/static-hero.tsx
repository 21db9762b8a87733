import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { StaticHero as Hero } from "#content/schema-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const grid = cva("grid gap-10", {
  variants: {
    layout: {
      stacked: "pt-12 pb-10 md:gap-14 md:pt-20 md:pb-14",
      framed: "py-10 md:min-h-hero-compact md:grid-cols-2 md:items-center md:gap-20 md:py-14",
      beside:
        "relative z-raised pt-12 pb-6 md:min-h-hero md:w-6/12 md:items-center md:py-16 md:pe-10 lg:w-5/12 lg:pe-0",
      below: "relative z-raised pt-12 md:pt-20",
    },
  },
});

/** A picture that runs to the edges of the viewport and fades into the hero's background toward the text. */
const fullBleed = cva("relative", {
  variants: {
    layout: {
      beside:
        "aspect-portrait mask-t-from-90% sm:aspect-photo md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-6/12 md:max-w-content md:mask-t-from-100% md:mask-l-from-60% lg:w-7/12 rtl:md:mask-r-from-60% rtl:md:mask-l-from-100%",
      below: "aspect-wide mask-t-from-75% md:-mt-14 md:aspect-panorama",
    },
  },
});
const shade = cva("absolute inset-0 from-hero-shade to-transparent", {
  variants: {
    layout: {
      beside: "hidden bg-linear-to-r from-10% to-60% md:block rtl:bg-linear-to-l",
      below: "bg-linear-to-b from-0% to-40%",
    },
  },
});
export type StaticHeroProps = {
  /** The heading, the text, the action and the picture. */
  hero: Hero;
  /** `split`: text beside the picture; `stacked`: text across the page, above the picture, also without one. */
  layout?: "split" | "stacked";
  /** The background: `page`; or `hero` and `inverse`, on which a picture runs to the edges of the viewport. */
  surface?: "page" | "hero" | "inverse";
  /** A second action below the button, such as a video button. */
  children?: ReactNode;
};

/**
 * Static hero of a home page: the `h1`, a short text, one button, and optionally a picture and a row of facts.
 *
 * Guarantees: the `h1` of the page; an eagerly loaded picture with its own crop for small viewports; facts as a
 * description list.
 * Requires: on the surface `hero` or `inverse`, a picture with the same background, empty toward the text.
 */
export function StaticHero({ hero, layout = "split", surface = "page", children }: StaticHeroProps) {
  const { photo, facts } = hero;
  const isSplit = layout === "split" && photo !== undefined;
  const bleed = isSplit ? "beside" : "below";
  const isFullBleed = surface !== "page" && photo !== undefined;
  const framed = isSplit ? "framed" : "stacked";
  return (
    <Section surface={surface} padding="none">
      <div className="relative overflow-clip">
        <Container>
          <div className={grid({ layout: isFullBleed ? bleed : framed })}>
            <HeroText hero={hero} isSplit={isSplit}>
              {children}
            </HeroText>
            {photo && !isFullBleed && (
              <div
                className={cx(
                  "overflow-hidden rounded-frame bg-image",
                  !isSplit && "aspect-photo sm:aspect-wide md:aspect-panorama",
                )}
              >
                <HeroPicture
                  hero={hero}
                  sizes={isSplit ? "(width < 60rem) 100vw, 45rem" : "(width < 94rem) 100vw, 90rem"}
                />
              </div>
            )}
          </div>
        </Container>
        {isFullBleed && (
          <div className={fullBleed({ layout: bleed })}>
            <div className={cx("h-full", surface === "hero" && "brightness-hero")}>
              <HeroPicture
                hero={hero}
                sizes={isSplit ? "(width < 37.5rem) 100vw, (width < 60rem) 133vw, 72rem" : "100vw"}
              />
            </div>
            <div className={shade({ layout: bleed })} />
          </div>
        )}
      </div>
      {facts && <HeroFacts facts={facts} />}
    </Section>
  );
}

/** The row of facts below a hero, in the form of a drawing's title block. */
function HeroFacts({ facts }: { facts: NonNullable<Hero["facts"]> }) {
  return (
    <div data-surface="page" className="border-y-thin border-hairline bg-sunken text-primary">
      <Container>
        <dl className="grid grid-cols-1 gap-x-6 py-2 sm:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-0">
          {facts.map(({ term, detail }) => (
            <div
              key={term}
              className="flex flex-col gap-1 py-2 md:border-s-thin md:border-hairline md:py-6 md:ps-6 md:first:border-s-0 md:first:ps-0"
            >
              <dt className="text-caption text-secondary">{term}</dt>
              <dd className="text-small font-medium tabular-nums">{detail}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}

type HeroTextProps = { hero: Hero; isSplit: boolean; children: ReactNode };

function HeroText({ hero: { eyebrow, title, text, action }, isSplit, children }: HeroTextProps) {
  return (
    <div className={cx("grid gap-6", !isSplit && "md:grid-cols-2 md:items-end md:gap-20")}>
      <div className="flex flex-col gap-4 lg:gap-6">
        <p className="flex items-center gap-3 text-caption font-medium tracking-wide uppercase">
          <span aria-hidden="true" className="h-4 w-1 -skew-x-12 bg-accent forced-color-adjust-none" />
          {eyebrow}
        </p>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
      </div>
      <div className="flex flex-col items-start gap-6">
        <Text size="lead" tone="secondary">
          {text}
        </Text>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The picture fills its container; in pictures of the kind `hero` the subject is right of the center. */
function HeroPicture({ hero: { photo, mobile }, sizes }: { hero: Hero; sizes: string }) {
  if (!photo) return null;
  const { picture, alt } = photo;
  return (
    <Picture
      picture={picture}
      {...(mobile && { mobile })}
      alt={alt}
      loading="eager"
      ratio="fill"
      position={picture.kind === "hero" ? "subject" : "center"}
      sizes={sizes}
    />
  );
}
