import { advisoryServices } from "#content/advisory-service.ts";
import { callToAction } from "#content/call-to-action.ts";
import {
  advisoryServicesCarouselMeta,
  advisoryServicesMeta,
  advisoryServicesSliderMeta,
} from "#content/page-meta/advisory-services.ts";
import { pathOf } from "#content/path-of.ts";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { AdvisoryServicesCarousel } from "#sections/services/advisory-services-carousel.tsx";
import { ServiceCards } from "#sections/services/service-cards.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

/** Each layout has its own path. */
const metaByLayout = {
  grid: advisoryServicesMeta,
  carousel: advisoryServicesCarouselMeta,
  slider: advisoryServicesSliderMeta,
};

export type AdvisoryServicesPageProps = {
  /** `grid`: cards; `carousel`: a carousel with drawings; `slider`: one with icons. */
  layout?: keyof typeof metaByLayout;
};

/** List of the advisory services. */
export function AdvisoryServicesPage({ layout = "grid" }: AdvisoryServicesPageProps) {
  const heading = <SectionHeading id="advisory-services" eyebrow="Advice" title="The questions behind the drawing" />;
  return (
    <>
      <PageHeader
        {...metaByLayout[layout]}
        lead="What it will cost, what can go wrong, which duties apply and which rules it must meet: advice for the whole life of a product."
      />
      <Section padding="compact">
        <Container>
          {layout === "grid" ? (
            <ServiceCards
              level={2}
              items={advisoryServices.map(({ id, title, description, icon }) => ({
                id,
                title,
                text: description,
                drawing: <AdvisoryDrawing icon={icon} labels="medium" />,
                to: pathOf("advisory-service", id),
                details: { to: pathOf("advisory-service", id), about: title },
              }))}
            />
          ) : (
            <AdvisoryServicesCarousel
              heading={heading}
              variant={layout === "slider" ? "icon" : "drawing"}
              advisoryServices={advisoryServices}
            />
          )}
        </Container>
      </Section>
      <CallToAction {...callToAction} title="Start with one question." />
    </>
  );
}
