import { useSearchParams } from "react-router-dom";
import { projectCards } from "#content/baked/project-cards";
import { callToAction } from "#content/home";
import { projectsMeta } from "#content/page-meta/projects";
import { projectsNote } from "#content/project-card";
import { useHydrated } from "#lib/hydrated";
import { CallToAction } from "#sections/call-to-action";
import { PageOpening } from "#sections/page-opening";
import { ProjectCards } from "#sections/project-cards";
import { ProjectFilter } from "#sections/project-filter";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

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
      <PageOpening {...projectsMeta} />
      <Band labelledBy="projects">
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
      </Band>
      <CallToAction {...callToAction} />
    </>
  );
}
