import { callToAction } from "#content/home.ts";
import { practicesCarouselMeta, practicesMeta, practicesSliderMeta } from "#content/page-meta/advisory-services.ts";
import { practices } from "#content/advisory-service.ts";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageOpening } from "#sections/site/page-header.tsx";
import { PracticesCarousel } from "#sections/services/advisory-services-carousel.tsx";
import { ServiceCards } from "#sections/services/service-cards.tsx";
import { Band } from "#ui/section.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Stack } from "#ui/stack.tsx";

/** Every layout is a page of its own. */
const metas = { grid: practicesMeta, carousel: practicesCarouselMeta, slider: practicesSliderMeta };

export type PracticesPageProps = {
  /** All cards at once; a carousel of photographs; a slider with icons. */
  layout?: keyof typeof metas;
};

/** The advisory practices that accompany the services. */
export function PracticesPage({ layout = "grid" }: PracticesPageProps) {
  const heading = (
    <SectionHeading
      id="practices"
      eyebrow="Advice"
      title="The questions beside the drawing"
      lead="What it will cost, what can go wrong, what it owes and what it must prove: six practices that accompany a product on its way."
    />
  );
  return (
    <>
      <PageOpening {...metas[layout]} />
      <Band labelledBy="practices">
        <Container>
          {layout === "grid" ? (
            <Stack gap="xl">
              {heading}
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
          ) : (
            <PracticesCarousel heading={heading} look={layout === "slider" ? "icon" : "photo"} practices={practices} />
          )}
        </Container>
      </Band>
      <CallToAction {...callToAction} />
    </>
  );
}
