import { callToAction } from "#content/home";
import { servicesMeta } from "#content/page-meta/services";
import { practiceById } from "#content/practice";
import { services } from "#content/service";
import { CallToAction } from "#sections/call-to-action";
import { PageOpening } from "#sections/page-opening";
import { ServiceCards } from "#sections/service-cards";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

/** The three services; each card leads to its service, and its Details to the practice that accompanies it. */
export function ServicesPage() {
  return (
    <>
      <PageOpening {...servicesMeta} />
      <Band labelledBy="services">
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
              items={services.map(({ id, title, subTitle, summary, image, practiceId }) => ({
                id,
                title,
                subTitle,
                text: summary,
                photo: image,
                to: `/services/${id}`,
                details: { to: `/service-single/${practiceId}`, about: practiceById(practiceId)?.title ?? title },
              }))}
            />
          </Stack>
        </Container>
      </Band>
      <CallToAction {...callToAction} />
    </>
  );
}
