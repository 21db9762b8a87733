import type { Project, ProjectCard } from "#content/schema";
import { ProjectResults } from "#sections/project-results";
import { ArrowLink } from "#ui/arrow-link";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { Picture } from "#ui/picture";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

export type ProjectShowcaseProps = {
  eyebrow: string;
  project: ProjectCard & Pick<Project, "results">;
};

/** One piece of work at length: what it was, and what came of it in numbers. */
export function ProjectShowcase({ eyebrow, project }: ProjectShowcaseProps) {
  const { id, title, summary, image, results } = project;
  return (
    <Band tone="sunken" labelledBy="showcase">
      <Container>
        <Grid columns="two" gap="xl" align="center">
          <Picture
            picture={image.picture}
            alt={image.alt}
            ratio="photo"
            frame="frame"
            sizes="(width < 960px) 100vw, 40rem"
          />
          <Stack gap="lg">
            <SectionHeading id="showcase" eyebrow={eyebrow} title={title} lead={summary} />
            <ProjectResults results={results} />
            <ArrowLink to={`/project-single/${id}`} label="Read the case study" about={title} />
          </Stack>
        </Grid>
      </Container>
    </Band>
  );
}
