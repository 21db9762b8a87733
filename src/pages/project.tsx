import { projectsNote } from "#content/project-card.ts";
import type { ProjectRecord } from "#content/record-data.ts";
import { projectMetadata } from "#content/record-metadata.ts";
import { site } from "#content/site.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { ProjectApproach } from "#sections/projects/project-approach.tsx";
import { ProjectFacts } from "#sections/projects/project-facts.tsx";
import { ProjectOutcome } from "#sections/projects/project-outcome.tsx";
import { ProjectStrategies } from "#sections/projects/project-strategies.tsx";
import { RelatedProjects } from "#sections/projects/related-projects.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ProjectPageProps = {
  /** Undefined for an unknown id. */
  project: ProjectRecord["project"];
  /** Other projects, those of the same discipline first. */
  related: ProjectRecord["related"];
};

/** A project as a case study: facts, strategies, approach, goals and results. */
export function ProjectPage({ project, related }: ProjectPageProps) {
  if (!project) return <NotFoundPage />;
  const { id, title, discipline, summary, image, size, facts } = project;
  const { strategies, quote, approach, goals, results, gallery } = project;
  return (
    <>
      <PageHeader {...projectMetadata(project)} isCompact />
      <Section padding="none">
        <Container>
          <div className="pt-4 pb-8 md:pt-0 md:pb-10">
            <Stack gap="sm">
              <ProjectFacts id={id} title={title} discipline={discipline} image={image} size={size} facts={facts} />
              <Text size="caption" tone="secondary">
                {projectsNote}
              </Text>
            </Stack>
          </div>
        </Container>
      </Section>
      <ProjectStrategies summary={summary} strategies={strategies} />
      <ProjectApproach paragraphs={approach} photos={gallery} />
      <ProjectOutcome goals={goals} results={results} quote={quote} />
      <Section surface="sunken" padding="compact" labelledBy="related">
        <Container>
          <Stack gap="lg">
            <SectionHeading id="related" title="Related projects" more={{ to: "/project", label: "All projects" }} />
            <RelatedProjects projects={related} />
          </Stack>
        </Container>
      </Section>
      <ContactPanel
        title="Have a part like this?"
        lead="A few lines are enough to start: what it is, how many, and by when."
        site={site}
      />
    </>
  );
}
