import { callToAction } from "#content/call-to-action.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { projectsFourToEightMeta, projectsNineToTwelveMeta } from "#content/page-meta/project-slider.ts";
import { ProjectCarousel, type ProjectCarouselProps } from "#sections/projects/project-carousel.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

/** The title and lead of each page. */
const introductions = {
  "/project-s2": {
    meta: projectsFourToEightMeta,
    title: "What goes into a product, and around it",
    lead: "From the pack that feeds it to the box that carries it: five pieces of work, and what each of them solved.",
  },
  "/project-s3": {
    meta: projectsNineToTwelveMeta,
    title: "Work beyond the circuit board",
    lead: "A tray that counts its contents, cloth in one color from four mills, a light for seedlings and a jig that lets no step be skipped.",
  },
};

export type ProjectSliderPageProps = {
  /** The address: `/project-s2` or `/project-s3`. */
  path: keyof typeof introductions;
  /** The ids of the first and the last project. */
  from: number;
  /** The number of the last project that is shown, from 1. */
  to: number;
  /** `row`: one to four projects from the left edge; `centered`: the current project in the middle. */
  layout: ProjectCarouselProps["layout"];
};

/** A range of projects in a carousel. */
export function ProjectSliderPage({ path, from, to, layout }: ProjectSliderPageProps) {
  const { meta, ...heading } = introductions[path];
  return (
    <>
      <PageHeader {...meta} />
      <Section padding="compact">
        <Container>
          <ProjectCarousel
            layout={layout}
            projects={projectCards.filter(({ id }) => Number(id) >= from && Number(id) <= to)}
            heading={<SectionHeading id="projects" eyebrow={`Projects ${from} to ${to}`} {...heading} />}
          />
        </Container>
      </Section>
      <CallToAction {...callToAction} title="Project 13 could be yours." />
    </>
  );
}
