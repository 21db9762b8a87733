import type { ProjectRecord } from "#content/page-data.ts";
import { projectsNote } from "#content/project-card.ts";
import { projectMetadata } from "#content/record-metadata.ts";
import { site } from "#content/site.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { ProjectFacts } from "#sections/projects/project-facts.tsx";
import { ProjectIndex } from "#sections/projects/project-index.tsx";
import { ProjectQuote } from "#sections/projects/project-quote.tsx";
import { ProjectResults } from "#sections/projects/project-results.tsx";
import { PhotoPair } from "#sections/shared/photo-pair.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
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
  const { id, discipline, summary, image, facts } = project;
  const { strategies, quote, approach, goals, results, gallery } = project;
  return (
    <>
      <PageHeader {...projectMetadata(project)} />
      <Section padding="compact">
        <Container>
          <Stack gap="sm">
            <ProjectFacts id={id} discipline={discipline} image={image} facts={facts} />
            <Text size="caption" tone="secondary">
              {projectsNote}
            </Text>
          </Stack>
        </Container>
      </Section>
      <Section border="top" labelledBy="strategies">
        <Container>
          <Grid columns="two-from-md" gap="xl" align="start">
            <SectionHeading id="strategies" eyebrow={discipline} title="Strategies" lead={summary} />
            <CheckList items={strategies} labelledBy="strategies" />
          </Grid>
        </Container>
      </Section>
      <Section surface="sunken">
        <Container>
          <ProjectQuote {...quote} />
        </Container>
      </Section>
      <Section labelledBy="approach">
        <Container>
          <Stack gap="xl">
            <Grid columns="two-from-md" gap="xl" align="start">
              <SectionHeading id="approach" eyebrow="Method" title="Approach" />
              <Stack>
                {approach.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Stack>
            </Grid>
            <PhotoPair photos={gallery} />
          </Stack>
        </Container>
      </Section>
      <Section border="top">
        <Container>
          <Grid columns="two-from-md" gap="xl" align="start">
            <Stack gap="lg">
              <SectionHeading id="goals" eyebrow="The brief" title="Goals" />
              <CheckList items={goals} labelledBy="goals" />
            </Stack>
            <Stack gap="lg">
              <SectionHeading id="results" eyebrow="The outcome" title="Results" />
              <ProjectResults results={results} />
            </Stack>
          </Grid>
        </Container>
      </Section>
      <Section surface="sunken" labelledBy="related">
        <Container>
          <Stack gap="lg">
            <SectionHeading id="related" title="Related projects" />
            <ProjectIndex projects={related} />
            <ArrowLink to="/project" label="All projects" />
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
