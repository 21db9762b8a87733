import type { ReactNode } from "react";
import type { ProjectCard } from "#content/schema.ts";
import { Card } from "#ui/card.tsx";
import { Carousel } from "#ui/carousel.tsx";

export type ProjectCarouselProps = {
  /** What stands above it; the cards' titles are one level below. */
  heading: ReactNode;
  /** Side by side from the first one on, or around the one in the middle. */
  layout: "row" | "centered";
  projects: readonly ProjectCard[];
  /** How long slides rest, in milliseconds; the token's time unless a story is in a hurry. */
  rest?: number | undefined;
};

/** Pieces of work that take turns, each a card that leads to its page. */
export function ProjectCarousel({ heading, layout, projects, rest }: ProjectCarouselProps) {
  return (
    <Carousel
      label="Projects"
      layout={layout === "centered" ? "projects-centered" : "projects"}
      interval={rest}
      heading={heading}
    >
      {projects.map(({ id, title, discipline, summary, image }) => (
        <Card key={id} title={title} eyebrow={discipline} text={summary} photo={image} to={`/project-single/${id}`} />
      ))}
    </Carousel>
  );
}
