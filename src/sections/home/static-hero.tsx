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
      framed: "pt-10 pb-10 md:min-h-hero-compact md:grid-cols-2 md:items-center md:gap-20 md:py-14",
      "full-bleed":
        "relative z-raised pt-12 pb-6 md:min-h-hero md:w-6/12 md:items-center md:py-16 md:pe-10 lg:w-5/12 lg:pe-0",
    },
  },
});
const textTones = { page: "secondary", image: "on-image-secondary", inverse: "on-inverse-secondary" } as const;

type Tone = keyof typeof textTones;

export type StaticHeroProps = {
  hero: Hero;
  /** Text beside the picture, or text across the page with the picture below. Without a picture always stacked. */
  layout?: "split" | "stacked";
  /** The background. In the split layout, a picture on `image` or `inverse` runs to the edge of the viewport. */
  tone?: Tone;
  /** A second action below the button, such as a video button. */
  children?: ReactNode;
};

/**
 * Static hero of a home page: the `h1`, a short text, one button, and optionally a picture and a row of facts.
 *
 * Guarantees: the `h1` of the page; an eagerly loaded picture with its own crop for small viewports; facts as a
 * description list.
 * Requires: with the tone `image` or `inverse`, a picture with the same background and an empty left third.
 */
export function StaticHero({ hero, layout = "split", tone = "page", children }: StaticHeroProps) {
  const { photo, facts } = hero;
  const isSplit = layout === "split" && photo !== undefined;
  const isFullBleed = isSplit && tone !== "page";
  const splitLayout = isFullBleed ? "full-bleed" : "framed";
  return (
    <Section tone={tone} padding="none">
      <div className="relative overflow-clip">
        <Container>
          <div className={grid({ layout: isSplit ? splitLayout : "stacked" })}>
            <HeroText hero={hero} tone={tone} isSplit={isSplit}>
              {children}
            </HeroText>
            {photo && !isFullBleed && (
              <div
                className={cx(
                  "aspect-photo overflow-hidden rounded-frame bg-image",
                  !isSplit && "sm:aspect-wide md:aspect-5/2",
                )}
              >
                <HeroPicture
                  hero={hero}
                  sizes={isSplit ? "(width < 960px) 100vw, 40rem" : "(width < 1280px) 100vw, 80rem"}
                />
              </div>
            )}
          </div>
        </Container>
        {isFullBleed && (
          <div className="aspect-portrait mask-y-from-95% sm:aspect-photo md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-6/12 md:mask-t-from-100% md:mask-b-from-85% md:mask-l-from-75% lg:w-7/12">
            <HeroPicture hero={hero} sizes="(width < 600px) 100vw, (width < 960px) 133vw, 72rem" />
          </div>
        )}
      </div>
      {facts && (
        <Container>
          <dl className="grid grid-cols-1 gap-x-6 border-t-thin border-current sm:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
            {facts.map(({ term, detail }) => (
              <div key={term} className="flex flex-col gap-1 py-3 md:py-6">
                <dt className="text-caption">{term}</dt>
                <dd className="text-small font-medium tabular-nums">{detail}</dd>
              </div>
            ))}
          </dl>
        </Container>
      )}
    </Section>
  );
}

type HeroTextProps = { hero: Hero; tone: Tone; isSplit: boolean; children: ReactNode };

function HeroText({ hero: { eyebrow, title, text, action }, tone, isSplit, children }: HeroTextProps) {
  return (
    <div className={cx("grid gap-6", !isSplit && "md:grid-cols-2 md:items-end md:gap-20")}>
      <div className="flex flex-col gap-4 lg:gap-6">
        <p className="flex items-center gap-3 text-caption font-medium tracking-wide uppercase">
          <span aria-hidden="true" className="h-4 w-1 -skew-x-12 bg-accent" />
          {eyebrow}
        </p>
        <Heading level={1} size="display">
          {title}
        </Heading>
      </div>
      <div className="flex flex-col items-start gap-6">
        <Text size="lead" tone={textTones[tone]}>
          {text}
        </Text>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        {children}
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
