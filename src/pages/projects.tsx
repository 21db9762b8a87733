import { useSearchParams } from "react-router-dom";
import { callToAction } from "#content/call-to-action.ts";
import { projectCards } from "#content/generated/project-cards.ts";
import { projectsMeta } from "#content/page-meta/projects.ts";
import { projectsNote } from "#content/project-card.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { ProjectCards } from "#sections/projects/project-cards.tsx";
import { ProjectFilter } from "#sections/projects/project-filter.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const disciplines = [...new Set(projectCards.map(({ discipline }) => discipline))];

/** The discipline that the address asks for; none for a word that is no discipline, and none while the page comes to life. */
function useDiscipline() {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  return isHydrated ? disciplines.find((discipline) => discipline === query.get("discipline")) : undefined;
}

/** All projects, or those of one discipline. */
export function ProjectsPage() {
  const wanted = useDiscipline();
  const found = projectCards.filter(({ discipline }) => !wanted || discipline === wanted);
  return (
    <>
      <PageHeader {...projectsMeta} />
      <Section labelledBy="projects">
        <Container>
          <Stack gap="lg">
            <SectionHeading
              id="projects"
              eyebrow="Case studies"
              title="Parts, and how they came about"
              lead="What was asked, how it was done and what came of it: each project on one sheet, with its numbers."
            />
            <ProjectFilter
              options={[
                { label: "All", to: "/project", isCurrent: !wanted },
                ...disciplines.map((discipline) => ({
                  label: discipline,
                  to: `/project?discipline=${discipline}`,
                  isCurrent: discipline === wanted,
                })),
              ]}
              shown={`${found.length} ${wanted ? `${wanted.toLowerCase()} ` : ""}projects`}
            />
            <ProjectCards projects={found} />
            <Text size="caption" tone="secondary">
              {projectsNote}
            </Text>
          </Stack>
        </Container>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
