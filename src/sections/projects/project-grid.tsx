import { ProjectCards, type ProjectCardsProps } from "#sections/projects/project-cards.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type ProjectGridProps = ProjectCardsProps & { eyebrow: string; title: string; lead?: string };

/** Pieces of work under a heading of their own, as a band of a page. */
export function ProjectGrid({ eyebrow, title, lead, projects }: ProjectGridProps) {
  return (
    <Section labelledBy="projects-title">
      <Container>
        <Stack gap="xl">
          <SectionHeading id="projects-title" eyebrow={eyebrow} title={title} lead={lead} />
          <ProjectCards projects={projects} />
        </Stack>
      </Container>
    </Section>
  );
}
