import { advisoryServiceById } from "#content/advisory-service.ts";
import { callToAction } from "#content/call-to-action.ts";
import { servicesMeta } from "#content/page-meta/services.ts";
import { pathOf } from "#content/path-of.ts";
import { serviceObjects } from "#content/service-photo.ts";
import { services } from "#content/service.ts";
import { countWord } from "#lib/format/number.ts";
import { ServiceStages } from "#sections/services/service-stages.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** The services, one below the other; each leads to its page, and its 'Details' to the advisory service that goes with it. */
export function ServicesPage() {
  return (
    <>
      <PageHeader
        {...servicesMeta}
        lead={`One team, from drawing to delivery. Book all ${countWord(services.length)} services, or just the one you need.`}
      />
      <ServiceStages
        items={services.map(({ id, title, subTitle, summary, advisoryServiceId }) => ({
          id,
          title,
          subTitle,
          text: summary,
          photo: serviceObjects[id],
          to: pathOf("service", id),
          details: {
            to: pathOf("advisory-service", advisoryServiceId),
            about: advisoryServiceById(advisoryServiceId)?.title ?? title,
          },
        }))}
      />
      <Section padding="compact">
        <Container>
          <Stack direction="row" gap="lg">
            <ArrowLink to="/service" label="All advisory services" />
            <ArrowLink to="/project" label="All projects" />
            <ArrowLink to="/pricing" label="Compare plans" />
          </Stack>
        </Container>
      </Section>
      <CallToAction {...callToAction} title="Bring the sketch. Leave with the product." />
    </>
  );
}
