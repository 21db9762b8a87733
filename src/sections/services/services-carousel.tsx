import { pathOf } from "#content/path-of.ts";
import type { Service } from "#content/schema.ts";
import type { Photo } from "#lib/image/picture.ts";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

export type ServicesCarouselProps = {
  /** A short label above the heading. */
  eyebrow?: string;
  title: string;
  /** The services, one per slide; one without a picture shows the drawing of the product. */
  services: readonly (Pick<Service, "id" | "title" | "subTitle" | "summary"> & {
    /** A cut-out. */
    image?: Photo;
    /** What the product is after this service, in a word; by default the subtitle. */
    stage?: string;
  })[];
  /** The pause between slides in milliseconds; by default the token’s value, which stories shorten. */
  interval?: number | undefined;
};

/**
 * The services as stages of one product, on one line across the slides of a carousel: its drawing, the product, its shipment.
 *
 * Guarantees: an article per service, named by its title, which is the only link and which a click anywhere follows.
 */
export function ServicesCarousel({ eyebrow, title, services, interval }: ServicesCarouselProps) {
  return (
    <Section surface="sunken">
      <Container>
        <Carousel
          label="Services"
          slides="1-2-3"
          interval={interval}
          heading={<SectionHeading id="services-title" eyebrow={eyebrow} title={title} />}
        >
          {services.map(({ id, title: name, subTitle, summary, image, stage }) => (
            <article key={id} aria-labelledby={`service-${id}`} className="group relative">
              <div className="stage -ms-6 border-b-thick border-strong ps-6">
                <Subject image={image} />
              </div>
              <p className="relative flex items-center justify-between gap-4 py-3 text-caption text-secondary tabular-nums">
                <span>{stage ?? subTitle}</span>
                <span className="transition-transform duration-base group-hover:translate-x-1 rtl:group-hover:-translate-x-1">
                  <Icon name="arrow-right" size="sm" />
                </span>
              </p>
              <div className="flex flex-col gap-3 pe-4">
                <Heading level={3} size="sm" id={`service-${id}`}>
                  <Link to={pathOf("service", id)} variant="stretched">
                    {name}
                  </Link>
                </Heading>
                {stage && <p className="text-small font-medium">{subTitle}</p>}
                <p className="text-secondary">{summary}</p>
              </div>
            </article>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}

/** An eighth of the frame is the shadow below the line. */
function Subject({ image }: { image: Photo | undefined }) {
  return (
    <div className="origin-bottom translate-y-1/8 transition-transform duration-slow ease-standard group-hover:scale-hover">
      <div className="settle-on-scroll">
        {image ? (
          <Picture
            picture={image.picture}
            alt={image.alt}
            ratio="photo"
            sizes="(width < 47.9375rem) 100vw, (width < 64rem) 50vw, 30rem"
          />
        ) : (
          <AdvisoryDrawing icon="gateway" />
        )}
      </div>
    </div>
  );
}
