import { callToAction } from "#content/home";
import { practicesCarouselMeta, practicesMeta, practicesSliderMeta } from "#content/page-meta/practices";
import { practices } from "#content/practice";
import { CallToAction } from "#sections/call-to-action";
import { PageOpening } from "#sections/page-opening";
import { PracticesCarousel } from "#sections/practices-carousel";
import { ServiceCards } from "#sections/service-cards";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

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
