import { cx } from "class-variance-authority";
import type { ProjectChapter } from "#content/schema-page.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { photoWidth } from "#ui/photo-width.ts";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

export type ProjectStoryProps = {
  /** A short label above the heading. */
  eyebrow: string;
  title: string;
  lead: string;
  /** The stages of the project in order. */
  chapters: readonly ProjectChapter[];
};

/**
 * A project as a timeline: a date, a text and a picture for each stage, across the window or in half of the page.
 * Its line is drawn and its pictures open while the page scrolls.
 *
 * Guarantees: an ordered list of the stages; each has a heading of level 3.
 * Requires: for a picture across the window, one of the kind `hero`.
 */
export function ProjectStory({ eyebrow, title, lead, chapters }: ProjectStoryProps) {
  return (
    <Section labelledBy="story">
      <Container>
        <SectionHeading id="story" eyebrow={eyebrow} title={title} lead={lead} />
      </Container>
      <ol role="list" className="pt-8 md:pt-14">
        {chapters.map(({ when, title: name, text, photo, view }) => (
          <li key={name}>
            <Container>
              <div className="relative grid grid-cols-1 gap-4 pb-8 md:grid-cols-12 md:gap-x-12 md:gap-y-6 md:pb-12 print:block print:space-y-8">
                {/* the line is in the margin */}
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 -start-2 origin-top draw-down-on-scroll border-s-thin border-control sm:-start-3 md:-start-5"
                />
                <span
                  aria-hidden="true"
                  className="absolute -start-3 top-1 h-5 w-2 origin-left -skew-x-12 draw-on-scroll bg-mark forced-color-adjust-none sm:-start-4 md:-start-6 rtl:origin-right"
                />
                <div className={cx("flex flex-col gap-3", view === "half" ? "md:col-span-5" : "md:col-span-12")}>
                  <p className="data-text text-lead">{when}</p>
                  <Heading level={3} size="md">
                    {name}
                  </Heading>
                  <p className="max-w-panel-wide text-secondary md:text-lead">{text}</p>
                </div>
                {view === "half" && (
                  <div
                    className={cx(
                      photoWidth(photo.picture),
                      "aspect-wide md:col-span-7",
                      photo.picture.kind === "cutout" ? "settle-on-scroll sm:max-md:mt-6" : "open-on-scroll",
                    )}
                  >
                    <Picture
                      picture={photo.picture}
                      alt={photo.alt}
                      ratio="fill"
                      radius="frame"
                      sizes="(width < 60rem) 100vw, 50rem"
                    />
                  </div>
                )}
              </div>
            </Container>
            {view === "full" && (
              <div className="mb-8 aspect-wide widen-on-scroll md:mb-12 md:aspect-panorama">
                <Picture picture={photo.picture} alt={photo.alt} ratio="fill" position="subject" sizes="100vw" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
