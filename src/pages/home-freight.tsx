import { cities } from "#content/city.ts";
import { freightPosts } from "#content/derived/home-posts.ts";
import { freight, freightServices } from "#content/home-freight.ts";
import { testimonialBy, testimonialsNote } from "#content/home.ts";
import { sampleVideo } from "#content/sample-video.ts";
import { PostLabels } from "#sections/blog/post-labels.tsx";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { LandedCost } from "#sections/home/landed-cost.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { CityNames } from "#sections/network/city-names.tsx";
import { NetworkMap } from "#sections/network/network-map.tsx";
import { ProjectQuote } from "#sections/projects/project-quote.tsx";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** The testimonial about freight routes. */
const testimonial = testimonialBy("Mei Tanaka");

/** Home page at `/home5`, with the network map as its hero, the locations and posts on freight. */
export function HomeFreightPage() {
  const { meta, hero, features = [], landedCost } = freight;
  return (
    <>
      <DocumentHead {...meta} />
      <StaticHero layout="stacked" surface="inverse" hero={hero} visual={<NetworkMap cities={cities} />} />
      <TitledSection id="chain" eyebrow="Dock to dock" title="Four steps, one reference number">
        <DrawnList isOrdered entries={features} />
      </TitledSection>
      <ServicesCarousel title="End to end, or just the step you need" services={freightServices} />
      <Section padding="compact">
        <Container>
          <Stack gap="lg">
            <ProjectQuote
              text={testimonial.quote}
              name={testimonial.name}
              role={`${testimonial.role}, ${testimonial.company}`}
            />
            <div className="flex flex-wrap items-center justify-between gap-4 border-t-thin border-hairline pt-4">
              <VideoButton video={sampleVideo} />
              <Text size="caption" tone="secondary">
                {testimonialsNote}
              </Text>
            </div>
          </Stack>
        </Container>
      </Section>
      <TitledSection
        id="locations"
        title="Close to you, close to the factory"
        lead="Engineers near you, liaisons near the factories, and one team from dock to dock."
        more={{ label: "All locations", to: "/network-locations" }}
      >
        <CityNames cities={cities} />
      </TitledSection>
      <TitledSection
        id="reading"
        surface="sunken"
        title="Before you request a quote"
        more={{ label: "All posts", to: "/blog" }}
      >
        <PostLabels posts={freightPosts} />
      </TitledSection>
      {landedCost && (
        <TitledSection
          id="cost"
          surface="inverse"
          size="lead"
          eyebrow="Landed cost per unit"
          title="What would it cost, delivered?"
          lead="One grow light, three ways to Boston. How many you need decides which one is cheapest."
        >
          <LandedCost cost={landedCost} />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Text size="caption" tone="secondary">
              Sample figures. Yours name the tariff code, the carrier and the day they expire.
            </Text>
            <ButtonLink to="/contact">Request a landed cost</ButtonLink>
          </div>
        </TitledSection>
      )}
    </>
  );
}
