import type { ProjectChapter } from "#content/schema-page.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
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

/** A project as numbered chapters, each with its date and a picture. */
export function ProjectStory({ eyebrow, title, lead, chapters }: ProjectStoryProps) {
  return (
    <Section labelledBy="story">
      <Container>
        <div className="flex flex-col gap-10 md:gap-16">
          <SectionHeading id="story" eyebrow={eyebrow} title={title} lead={lead} />
          <ol role="list" className="flex flex-col gap-14 md:gap-0">
            {chapters.map(({ when, title: name, text, photo }, index) => (
              <li
                key={name}
                className="grid grid-cols-1 gap-6 border-t-thin border-control pt-6 md:grid-cols-12 md:py-10"
              >
                <p className="flex items-baseline gap-4 text-caption font-medium text-accent tabular-nums md:col-span-2 md:flex-col md:gap-2">
                  <span aria-hidden="true" className="text-headline text-primary">
                    {String(index + 1).padStart(2, "0")}
                  </span>
                  {when}
                </p>
                <div className="flex flex-col gap-4 md:col-span-4">
                  <Heading level={3} size="md">
                    {name}
                  </Heading>
                  <p className="max-w-prose text-secondary">{text}</p>
                </div>
                <div className="md:col-span-6">
                  <Picture
                    picture={photo.picture}
                    alt={photo.alt}
                    ratio="photo"
                    radius="frame"
                    sizes="(width < 60rem) 100vw, 45rem"
                  />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
