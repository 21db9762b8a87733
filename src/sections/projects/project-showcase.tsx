import { pathOf } from "#content/path-of.ts";
import type { Project, ProjectCard } from "#content/schema.ts";
import { ProjectResults } from "#sections/projects/project-results.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type ProjectShowcaseProps = {
  /** A short label above the heading. */
  eyebrow: string;
  project: ProjectCard & Pick<Project, "results">;
  /** The results: `beside` the picture, or in a `row` below it and the text. @default beside */
  results?: "beside" | "row";
};

/** A featured project with its summary and results. */
export function ProjectShowcase({ eyebrow, project, results: layout = "beside" }: ProjectShowcaseProps) {
  const { id, title, summary, image, results } = project;
  return (
    <Section surface="sunken" labelledBy="showcase">
      <Container>
        <Stack gap="xl">
          <Grid columns="two-from-md" gap="xl" align="center">
            <div className="max-w-photo">
              <Picture
                picture={image.picture}
                alt={image.alt}
                ratio="photo"
                radius="frame"
                sizes="(width < 37.5rem) 100vw, 37.5rem"
              />
            </div>
            <Stack gap="lg">
              <SectionHeading id="showcase" eyebrow={eyebrow} title={title} lead={summary} />
              {layout === "beside" && <ProjectResults results={results} />}
              <ArrowLink to={pathOf("project", id)} label="Read the case study" context={title} />
            </Stack>
          </Grid>
          {layout === "row" && <ProjectResults results={results} layout="row" />}
        </Stack>
      </Container>
    </Section>
  );
}
