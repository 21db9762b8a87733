import { gatewayOpening } from "#content/gateway-layers.ts";
import { serviceMetadata } from "#content/record-metadata.ts";
import { relatedServices } from "#content/related-service.ts";
import type { Service } from "#content/schema.ts";
import { services } from "#content/service.ts";
import { site } from "#content/site.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { ExplodedView } from "#sections/services/exploded-view.tsx";
import { ServiceApproach } from "#sections/services/service-approach.tsx";
import { ServiceIntroduction } from "#sections/services/service-introduction.tsx";
import { ServiceOffer } from "#sections/services/service-offer.tsx";
import { ServiceOpening } from "#sections/services/service-opening.tsx";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type ServicePageProps = {
  /** Undefined for an unknown id. */
  service: Service | undefined;
};

/** The width of the picture of a service: seven of twelve columns. */
const sizes = "(width < 60rem) 100vw, (width < 96rem) 58vw, 55rem";

/** Page of one service. */
export function ServicePage({ service }: ServicePageProps) {
  if (!service) return <NotFoundPage />;
  const { title, subTitle, summary, statement, data, span, image } = service;
  return (
    <>
      <PageHeader {...serviceMetadata(service)} isCompact surface="inverse" />
      <Section surface="inverse" padding="none">
        <Container>
          {service.id === "1" ? (
            <ExplodedView {...gatewayOpening} title={title} lead={summary} />
          ) : (
            <ServiceOpening
              title={title}
              lead={summary}
              picture={<Picture picture={image.picture} alt={image.alt} loading="eager" ratio="fill" sizes={sizes} />}
            >
              <TitleBlock
                layout="column"
                rows={[
                  { term: "Drawing", detail: `KV-S${service.id}` },
                  { term: "Title", detail: subTitle },
                  { term: "Covers", detail: span },
                  { term: "Tolerances", detail: "ISO 2768-m" },
                ]}
              />
            </ServiceOpening>
          )}
        </Container>
      </Section>
      <ServiceIntroduction
        eyebrow={`Service ${service.id} of ${services.length}`}
        subTitle={subTitle}
        statement={statement}
        data={data}
      />
      <ServiceOffer {...service} />
      <div data-lay-out="when-idle">
        <ServiceApproach {...service} />
        <Section surface="sunken" padding="compact" labelledBy="related">
          <Container>
            <Stack gap="lg">
              <SectionHeading id="related" title="Related services" />
              <ServiceRows
                items={relatedServices(service).map(({ drawing, icon, ...related }) => ({
                  ...related,
                  figure: drawing ? (
                    <StepDrawing drawing={drawing} size="thumbnail" />
                  ) : (
                    icon && <AdvisoryDrawing icon={icon} labels="none" />
                  ),
                }))}
              />
              <Stack direction="row" gap="lg">
                <ArrowLink to="/project" label="All projects" />
                <ArrowLink to="/pricing" label="Compare plans" />
              </Stack>
            </Stack>
          </Container>
        </Section>
        <ContactPanel
          title="Ask about this service"
          lead="A few lines are enough to start: what it is, how many, and by when."
          site={site}
        />
      </div>
    </>
  );
}
