import type { Project } from "#content/schema";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Heading } from "#ui/heading";
import { Picture } from "#ui/picture";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

export type ProjectGridProps = { eyebrow: string; title: string; lead?: string; projects: readonly Project[] };

/** Pieces of work, each a picture with its title block. */
export function ProjectGrid({ eyebrow, title, lead, projects }: ProjectGridProps) {
  return (
    <Band labelledBy="projects-title">
      <Container>
        <Stack gap="xl">
          <SectionHeading id="projects-title" eyebrow={eyebrow} title={title} lead={lead} />
          <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
            {projects.map(({ id, title: name, discipline, summary, image }) => (
              <li key={id} className="flex flex-col gap-4">
                <Picture
                  picture={image.picture}
                  alt={image.alt}
                  ratio="photo"
                  frame="card"
                  sizes="(width < 600px) 100vw, (width < 960px) 50vw, 27rem"
                />
                <div className="flex flex-col gap-1">
                  <p className="flex justify-between text-caption font-semibold text-accent">
                    {discipline}
                    <span aria-hidden="true" className="text-secondary tabular-nums">
                      KV-{id.padStart(3, "0")}
                    </span>
                  </p>
                  <Heading level={3} size="title">
                    {name}
                  </Heading>
                  <p className="text-small text-secondary">{summary}</p>
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Band>
  );
}
