import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { StaticHero as Hero } from "#content/schema-page.ts";
import { HeroWords } from "#sections/home/hero-words.tsx";
import { TitleBlock } from "#sections/home/title-block.tsx";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

const frame = cva("grid gap-10", {
  variants: {
    layout: {
      stacked: "pt-12 pb-10 md:gap-14 md:pt-20 md:pb-14",
      framed: "pt-10 pb-10 md:min-h-hero-compact md:grid-cols-2 md:items-center md:gap-20 md:py-14",
      bleeding:
        "relative z-raised pt-12 pb-6 md:min-h-hero md:w-6/12 md:items-center md:py-16 md:pe-10 lg:w-5/12 lg:pe-0",
    },
  },
});

export type StaticHeroProps = {
  hero: Hero;
  /** Words beside the picture, or across the page with the picture below; without a picture, the words alone. */
  layout?: "split" | "stacked";
  /** On the page a picture has a frame; beside words on another ground it runs to the window's edge. */
  ground?: "page" | "image" | "inverse";
  /** What else one may do first, such as playing a film. */
  children?: ReactNode;
};

/**
 * A home's opening that stands still: what we do, one picture, and one thing to do about it.
 *
 * Guarantees: the page's `h1`; its picture at once, in a crop of its own for small windows; a title block where there are
 * facts.
 * Requires: on another ground than the page a picture of the same ground, whose left third is quiet.
 */
export function StaticHero({ hero, layout = "split", ground = "page", children }: StaticHeroProps) {
  const { photo, facts } = hero;
  const isBeside = layout === "split" && photo !== undefined;
  const bleeds = isBeside && ground !== "page";
  const beside = bleeds ? "bleeding" : "framed";
  return (
    <Section tone={ground} space="none">
      <div className="relative overflow-clip">
        <Container>
          <div className={frame({ layout: isBeside ? beside : "stacked" })}>
            <HeroWords {...hero} layout={isBeside ? "column" : "row"} ground={ground}>
              {children}
            </HeroWords>
            {photo && !bleeds && (
              <div
                className={cx(
                  "aspect-photo overflow-hidden rounded-frame bg-image",
                  !isBeside && "sm:aspect-wide md:aspect-5/2",
                )}
              >
                <Scene
                  hero={hero}
                  sizes={isBeside ? "(width < 960px) 100vw, 40rem" : "(width < 1280px) 100vw, 80rem"}
                />
              </div>
            )}
          </div>
        </Container>
        {bleeds && (
          <div className="aspect-portrait mask-y-from-95% sm:aspect-photo md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-6/12 md:mask-t-from-100% md:mask-b-from-85% md:mask-l-from-75% lg:w-7/12">
            <Scene hero={hero} sizes="(width < 600px) 100vw, (width < 960px) 133vw, 72rem" />
          </div>
        )}
      </div>
      {facts && (
        <Container>
          <TitleBlock facts={facts} />
        </Container>
      )}
    </Section>
  );
}

/** The picture, filling what holds it. The subject of pictures made for heroes stands right of the middle. */
function Scene({ hero: { photo, mobile }, sizes }: { hero: Hero; sizes: string }) {
  if (!photo) return null;
  const { picture, alt } = photo;
  return (
    <Picture
      picture={picture}
      {...(mobile && { mobile })}
      alt={alt}
      loading="eager"
      ratio="fill"
      focus={picture.kind === "hero" ? "subject" : "center"}
      sizes={sizes}
    />
  );
}
