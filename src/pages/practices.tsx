import { callToAction } from "#content/home";
import { pageMeta } from "#content/page-meta";
import { practices } from "#content/practice";
import { CallToAction } from "#sections/call-to-action";
import { PageOpening } from "#sections/page-opening";
import { ServiceCards } from "#sections/service-cards";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

/** The advisory practices that accompany the services. */
export function PracticesPage() {
  return (
    <>
      <PageOpening path="/service" {...pageMeta["/service"]} />
      <Band labelledBy="practices">
        <Container>
          <Stack gap="xl">
            <SectionHeading
              id="practices"
              eyebrow="Advice"
              title="The questions beside the drawing"
              lead="What it will cost, what can go wrong, what it owes and what it must prove: six practices that accompany a product on its way."
            />
            <ServiceCards
              level={3}
              items={practices.map(({ id, title, description, image }) => ({
                id,
                title,
                text: description,
                photo: image,
                to: `/service-single/${id}`,
                details: { to: `/service-single/${id}`, about: title },
              }))}
            />
          </Stack>
        </Container>
      </Band>
      <CallToAction {...callToAction} />
    </>
  );
}
