import { pathOf } from "#content/path-of.ts";
import type { Service } from "#content/schema.ts";
import { Card } from "#ui/card.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type ServicesCarouselProps = {
  title: string;
  /** The services, one per slide. */
  services: readonly Pick<Service, "id" | "title" | "subTitle" | "summary" | "image">[];
  /** The pause between slides in milliseconds; by default the token’s value, which stories shorten. */
  interval?: number | undefined;
};

/** Carousel of the services; each card links to the page of its service. */
export function ServicesCarousel({ title, services, interval }: ServicesCarouselProps) {
  return (
    <Section surface="sunken">
      <Container>
        <Carousel
          label="Services"
          slides="1-2-3"
          interval={interval}
          heading={
            <Heading level={2} size="md">
              {title}
            </Heading>
          }
        >
          {services.map((service) => (
            <Card
              key={service.id}
              title={service.title}
              eyebrow={service.subTitle}
              text={service.summary}
              photo={service.image}
              to={pathOf("service", service.id)}
            />
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
