import { cities, cityNames } from "#content/city.ts";
import { freightPosts } from "#content/derived/home-posts.ts";
import { freight, freightServices } from "#content/home-freight.ts";
import { testimonialBy, testimonialsNote } from "#content/home.ts";
import { sampleVideo } from "#content/sample-video.ts";
import { site } from "#content/site.ts";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { NetworkMap } from "#sections/network/network-map.tsx";
import { ProjectQuote } from "#sections/projects/project-quote.tsx";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** The cities of each network and continent. */
const locations = (["engineering", "manufacturing"] as const).flatMap((kind) =>
  (["North America", "Asia"] as const).map((continent) => ({
    term: `${kind === "engineering" ? "Engineering" : "Factories"}, ${continent}`,
    detail: cityNames(kind, continent).join(", "),
  })),
);

/** The testimonial about freight routes. */
const testimonial = testimonialBy("Mei Tanaka");

/** Home page at `/home5`, with the network map as its hero, the locations and posts on freight. */
export function HomeFreightPage() {
  const { meta, hero, features = [] } = freight;
  return (
    <>
      <DocumentHead {...meta} />
      <StaticHero layout="stacked" surface="inverse" hero={hero} visual={<NetworkMap cities={cities} />} />
      <TitledSection id="chain" eyebrow="Dock to dock" title="Four steps, one reference number">
        <DrawnList isOrdered entries={features} />
      </TitledSection>
      <TitledSection
        id="locations"
        layout="beside"
        title="Close to you, close to the factory"
        lead="Engineers near you, liaisons near the factories, and one team from dock to dock."
        more={{ label: "All locations", to: "/network-locations" }}
      >
        <FactList facts={locations} layout="stacked" />
      </TitledSection>
      <ServicesCarousel title="End to end, or just the step you need" services={freightServices} />
      <Section>
        <Container>
          <Stack gap="lg">
            <ProjectQuote
              text={testimonial.quote}
              name={testimonial.name}
              role={`${testimonial.role}, ${testimonial.company}`}
            />
            <Text size="caption" tone="secondary">
              {testimonialsNote}
            </Text>
            <VideoButton video={sampleVideo} />
          </Stack>
        </Container>
      </Section>
      <TitledSection
        id="reading"
        surface="sunken"
        title="Before you request a quote"
        more={{ label: "All posts", to: "/blog" }}
      >
        <PostIndex posts={freightPosts} />
      </TitledSection>
      <ContactStrip title="What would it cost, delivered?" action="Request a landed cost" to="/contact" site={site} />
    </>
  );
}
