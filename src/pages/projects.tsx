import { callToAction } from "#content/call-to-action.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { projectsMeta } from "#content/page-meta/projects.ts";
import { projectsNote } from "#content/project-card.ts";
import type { ProjectCard } from "#content/schema.ts";
import { listWords } from "#lib/format/text.ts";
import type { ListDefinition, ListFilter } from "#lib/list-query/list-query.ts";
import { useListQuery } from "#lib/list-query/use-list-query.ts";
import { ProjectFilter } from "#sections/projects/project-filter.tsx";
import { ProjectShelf } from "#sections/projects/project-shelf.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const disciplines = [...new Set(projectCards.map(({ discipline }) => discipline))];

const filter: ListFilter<ProjectCard> = {
  name: "discipline",
  label: "Discipline",
  options: [
    { value: "all", label: "All" },
    ...disciplines.map((value) => ({
      value,
      label: value,
      includes: (card: ProjectCard) => card.discipline === value,
    })),
  ],
};

/** All projects, on one page. */
const projectList: ListDefinition<ProjectCard> = {
  items: projectCards,
  filters: [filter],
  pageSize: projectCards.length,
};

/** The list of projects, filtered by discipline. */
export function ProjectsPage() {
  const { items, count, filters, linkToFilter } = useListQuery(projectList);
  const current = filters[filter.name] ?? "all";
  // a match can be below the window: the numbers behind the objects say where
  const numbers = listWords(items.map(({ id }) => id.padStart(2, "0")));
  const dimmed = new Set(projectCards.filter((card) => !items.includes(card)).map(({ id }) => id));
  return (
    <>
      <PageHeader
        {...projectsMeta}
        lead="The brief, the approach and the results: each project on one sheet, with its numbers."
      />
      <Section padding="compact" labelledBy="projects">
        <Container>
          <Stack gap="lg">
            <Heading level={2} size="md" id="projects">
              Parts and how we made them
            </Heading>
            <ProjectFilter
              options={filter.options.map(({ value, label }) => ({
                label,
                to: linkToFilter(filter.name, value),
                isCurrent: value === current,
              }))}
              status={
                current === "all" ? `${count} projects` : `${count} ${current.toLowerCase()} projects: ${numbers}`
              }
            />
            <ProjectShelf projects={projectCards} dimmed={dimmed} />
            <Text size="caption" tone="secondary">
              {projectsNote}
            </Text>
          </Stack>
        </Container>
      </Section>
      <CallToAction {...callToAction} title="Project 13 could be yours." />
    </>
  );
}
