import { advisoryServiceById } from "#content/advisory-service.ts";
import { callToAction } from "#content/call-to-action.ts";
import { servicesMeta } from "#content/page-meta/services.ts";
import { services } from "#content/service.ts";
import { ServiceCards } from "#sections/services/service-cards.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** The three services; each card leads to its service, and its Details to the practice that accompanies it. */
export function ServicesPage() {
  return (
    <>
      <PageHeader {...servicesMeta} />
      <Section labelledBy="services">
        <Container>
          <Stack gap="xl">
            <SectionHeading
              id="services"
              eyebrow="What we do"
              title="One team from the drawing to the door"
              lead="Take all three as one path, or the one you are missing. Each is accompanied by an advisory practice, under Details."
            />
            <ServiceCards
              level={3}
              items={services.map(({ id, title, subTitle, summary, image, advisoryServiceId }) => ({
                id,
                title,
                subTitle,
                text: summary,
                photo: image,
                to: `/services/${id}`,
                details: {
                  to: `/service-single/${advisoryServiceId}`,
                  about: advisoryServiceById(advisoryServiceId)?.title ?? title,
                },
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
