import { gatewayOpening } from "#content/gateway-layers.ts";
import { serviceMetadata } from "#content/record-metadata.ts";
import { relatedServices } from "#content/related-service.ts";
import type { Service } from "#content/schema.ts";
import { services } from "#content/service.ts";
import { site } from "#content/site.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { ExplodedView } from "#sections/services/exploded-view.tsx";
import { ServiceOpening } from "#sections/services/service-opening.tsx";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { PhotoPair } from "#sections/shared/photo-pair.tsx";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ServicePageProps = {
  /** Undefined for an unknown id. */
  service: Service | undefined;
};

/** The width of the picture of a service: seven of twelve columns. */
const sizes = "(width < 60rem) 100vw, (width < 96rem) 58vw, 55rem";

/** Page of one service. */
export function ServicePage({ service }: ServicePageProps) {
  if (!service) return <NotFoundPage />;
  const {
    title,
    subTitle,
    summary,
    data: [first, ...paragraphs],
    services: intro,
    listTitle,
    servicesArray,
    listTitle2,
    servicesArray2,
    approach,
    span,
    image,
    gallery,
  } = service;
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
      <Section padding="compact" labelledBy="service">
        <Container>
          <Grid columns="two-from-md" gap="xl">
            <Stack>
              <SectionHeading id="service" eyebrow={`Service ${service.id} of ${services.length}`} title={subTitle} />
              <Text size="lead">{first}</Text>
            </Stack>
            <Stack>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} size="lead" tone="secondary">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </Grid>
        </Container>
      </Section>
      <Section surface="sunken" labelledBy="offer">
        <Container>
          <Stack gap="lg">
            <SectionHeading id="offer" title="What we offer" lead={intro} />
            <Grid columns="two-from-md" gap="xl">
              {[
                { name: listTitle, items: servicesArray },
                { name: listTitle2, items: servicesArray2 },
              ].map(({ name, items }) => (
                <Stack key={name} gap="sm">
                  <Heading level={3} size="md">
                    {name}
                  </Heading>
                  <CheckList items={items} />
                </Stack>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
      <div className="lay-out-when-idle-5">
        <Section labelledBy="approach">
          <Container>
            <Stack gap="lg">
              <SectionHeading id="approach" title="Our approach" />
              <Grid columns="two-from-md" gap="xl">
                {approach.map((paragraph) => (
                  <Text key={paragraph} size="lead" tone="secondary">
                    {paragraph}
                  </Text>
                ))}
              </Grid>
              <PhotoPair photos={gallery} />
            </Stack>
          </Container>
        </Section>
        <Section surface="sunken" labelledBy="related">
          <Container>
            <Stack gap="lg">
              <SectionHeading id="related" title="Related services" />
              <ServiceRows items={relatedServices(service)} />
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
