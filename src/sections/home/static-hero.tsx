import { cva, cx } from "class-variance-authority";
import { Fragment, type ReactNode } from "react";
import type { StaticHero as Hero } from "#content/schema-page.ts";
import { HeroText } from "#sections/home/hero-text.tsx";
import { Container } from "#ui/container.tsx";
import { FirstScreen } from "#ui/first-screen.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

const grid = cva("grid grid-cols-1 gap-10", {
  variants: {
    layout: {
      stacked: "py-8 md:py-10",
      split: "py-10 md:py-14 lg:grid-cols-12 lg:items-center lg:gap-16",
      photo: "pb-10 md:pb-14 lg:grid-cols-12 lg:items-center lg:gap-x-12 lg:py-14",
      object: "relative pt-4 pb-10 md:content-center md:py-10 md:min-h-first-screen",
    },
  },
});

const text = cva("", {
  variants: {
    layout: {
      stacked: "",
      split: "lg:col-span-6",
      photo: "lg:col-span-5 xl:col-span-6",
      object: "relative z-raised md:w-5/12 lg:w-4/12 xl:w-5/12",
    },
  },
});

export type StaticHeroProps = {
  /** The heading, the text, the action, the picture and the facts. */
  hero: Hero;
  /**
   * `stacked`: text across the page above content; `split`: text beside the content instead of a picture; `photo`: text beside
   * a photograph that nothing crops; `object`: a cut-out beside the text, as high as the first screen.
   */
  layout: "stacked" | "split" | "photo" | "object";
  /** The background: `page`, or `inverse`, which is dark in every theme. */
  surface?: "page" | "inverse";
  /** Content instead of the picture, such as a map. */
  visual?: ReactNode;
  /** A second action beside the button, such as a video button. */
  children?: ReactNode;
};

/**
 * Static hero of a home page: the `h1`, a short text, one button, a picture or other content, and optionally a row of facts.
 *
 * Guarantees: the `h1` of the page; an eagerly loaded picture; a cut-out that is shown whole; facts as a description list.
 * Requires: on the layout `object`, a cut-out.
 */
export function StaticHero({ hero, layout, surface = "page", visual, children }: StaticHeroProps) {
  const { photo, facts } = hero;
  // nothing of a stacked hero changes places while it arrives
  const Start = layout === "stacked" ? Fragment : FirstScreen;
  return (
    <Section surface={surface} padding="none">
      <Container>
        <Start>
          <div className={grid({ layout })}>
            <div className={text({ layout })}>
              <HeroText hero={hero} layout={layout === "stacked" ? "row" : "column"}>
                {children}
              </HeroText>
            </div>
            {visual && <div className={cx("min-w-0", layout === "split" && "lg:col-span-6")}>{visual}</div>}
            {photo && layout === "photo" && (
              <div className="max-lg:order-first max-sm:-mx-4 sm:max-lg:-mx-6 lg:col-span-7 lg:overflow-hidden lg:rounded-frame xl:col-span-6">
                <Picture {...photo} loading="eager" sizes="(width < 80rem) 100vw, (width < 94rem) 56vw, 53rem" />
              </div>
            )}
            {photo && layout === "object" && (
              <div className="stage aspect-photo max-md:order-first sm:aspect-wide md:absolute md:inset-y-0 md:-end-6 md:aspect-auto md:w-7/12 lg:-end-8 lg:w-8/12 xl:w-7/12">
                <Picture
                  picture={photo.picture}
                  alt={photo.alt}
                  loading="eager"
                  ratio="fill"
                  sizes="(width < 60rem) 100vw, (width < 120rem) 66vw, 56rem"
                />
              </div>
            )}
          </div>
        </Start>
      </Container>
      {facts && <HeroFacts facts={facts} />}
    </Section>
  );
}

/** The row of facts below a hero, in the form of a drawing's title block. */
function HeroFacts({ facts }: { facts: NonNullable<Hero["facts"]> }) {
  return (
    <div className="border-y-thin border-hairline">
      <Container>
        <dl className="grid grid-cols-2 gap-x-4 py-2 sm:gap-x-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-0 narrow:grid-cols-1">
          {facts.map(({ term, detail }) => (
            <div
              key={term}
              className="flex flex-col gap-1 py-2 md:border-s-thin md:border-hairline md:py-6 md:ps-6 md:first:border-s-0 md:first:ps-0"
            >
              <dt className="text-caption text-secondary">{term}</dt>
              <dd className="data-text text-small">{detail}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
