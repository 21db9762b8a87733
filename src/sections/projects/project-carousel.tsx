import type { ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { Card } from "#ui/card.tsx";
import { Carousel } from "#ui/carousel.tsx";

export type ProjectCarouselProps = {
  /** An `h2` above the carousel; the titles of the cards are `h3`. */
  heading: ReactNode;
  /** `row`: cards that start at the left edge; `centered`: the selected card in the middle. */
  layout: "row" | "centered";
  /** The projects, one per slide. */
  projects: readonly ProjectCard[];
  /** The pause between slides in milliseconds; by default the token’s value, which stories shorten. */
  interval?: number | undefined;
};

/** A carousel of project cards. */
export function ProjectCarousel({ heading, layout, projects, interval }: ProjectCarouselProps) {
  return (
    <Carousel
      label="Projects"
      slides={layout === "centered" ? "1-2-3-centered" : "1-2-3-4"}
      interval={interval}
      heading={heading}
    >
      {projects.map(({ id, title, discipline, summary, image }) => (
        <Card key={id} title={title} eyebrow={discipline} text={summary} photo={image} to={pathOf("project", id)} />
      ))}
    </Carousel>
  );
}
