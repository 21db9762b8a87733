import type { Project } from "#content/schema.ts";
import { ProjectQuote } from "#sections/projects/project-quote.tsx";
import { ProjectResults } from "#sections/projects/project-results.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type ProjectOutcomeProps = Pick<Project, "goals" | "results" | "quote">;

/**
 * What a project was to reach, and what was measured, side by side from `lg` on; below them what the client says about it.
 *
 * Guarantees: a list named 'Goals'.
 */
export function ProjectOutcome({ goals, results, quote }: ProjectOutcomeProps) {
  return (
    <Section surface="inverse">
      <Container>
        <div className="flex flex-col gap-10 md:gap-20">
          <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-12">
            <div className="flex flex-col gap-6 lg:col-span-4">
              <SectionHeading id="goals" title="Goals" />
              <ul
                role="list"
                aria-labelledby="goals"
                className="grid grow gap-x-6 sm:max-lg:grid-cols-2 lg:auto-rows-fr"
              >
                {goals.map((goal) => (
                  <li key={goal} className="border-t-thin border-control py-3 text-title lg:py-4">
                    {goal}
                  </li>
                ))}
              </ul>
            </div>
            <div className="lg:col-span-8">
              <Stack>
                <SectionHeading id="results" title="Results" />
                <ProjectResults results={results} layout="spread" />
              </Stack>
            </div>
          </div>
          <ProjectQuote {...quote} />
        </div>
      </Container>
    </Section>
  );
}
