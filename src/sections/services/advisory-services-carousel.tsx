import { useId, type ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import type { AdvisoryService } from "#content/schema.ts";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Card } from "#ui/card.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type AdvisoryServicesCarouselProps = {
  /** The heading above the carousel, of level 2. */
  heading: ReactNode;
  /** `drawing`: cards with a line drawing, a centered slide and dots; `icon`: cards with an icon, and arrows. */
  variant: "drawing" | "icon";
  /** The services, one per slide. */
  advisoryServices: readonly Pick<AdvisoryService, "id" | "title" | "description" | "icon">[];
};

/** Carousel of the advisory services; each card links to the page of its service. */
export function AdvisoryServicesCarousel({ heading, variant, advisoryServices }: AdvisoryServicesCarouselProps) {
  return (
    <Carousel
      label="Advisory services"
      slides={variant === "drawing" ? "1-2-3-wide-centered" : "1-2-3-wide"}
      heading={heading}
    >
      {advisoryServices.map((advisoryService) => {
        const { id, title, description, icon } = advisoryService;
        const to = pathOf("advisory-service", id);
        return variant === "drawing" ? (
          <Card
            key={id}
            title={title}
            text={description}
            drawing={<AdvisoryDrawing icon={icon} labels="medium" />}
            to={to}
            footer={<ArrowLink to={to} label="Details" context={title} />}
          />
        ) : (
          <IconSlide key={id} advisoryService={advisoryService} to={to} />
        );
      })}
    </Carousel>
  );
}

function IconSlide({
  advisoryService,
  to,
}: {
  advisoryService: AdvisoryServicesCarouselProps["advisoryServices"][number];
  to: string;
}) {
  const { id, title, description, icon } = advisoryService;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex h-full flex-col gap-4 border-t-thick border-strong pt-6 pb-2"
    >
      <div className="flex items-start justify-between text-secondary">
        <Icon name={icon} size="lg" />
        <span aria-hidden="true" className="data-text text-caption text-secondary">
          A-{id.padStart(2, "0")}
        </span>
      </div>
      <Heading level={3} size="md" id={titleId}>
        <Link to={to} variant="stretched">
          {title}
        </Link>
      </Heading>
      <p className="text-secondary md:text-lead">{description}</p>
      <div className="relative mt-auto">
        <ArrowLink to={to} label="Details" context={title} />
      </div>
    </article>
  );
}
