import { cities, cityNames } from "#content/city.ts";
import { freightPosts } from "#content/generated/home-posts.ts";
import { freight } from "#content/home-freight.ts";
import { testimonials, testimonialsNote } from "#content/home.ts";
import { serviceCards } from "#content/service-card.ts";
import { site } from "#content/site.ts";
import { video } from "#content/video.ts";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { FeatureList } from "#sections/home/feature-list.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { NetworkMap } from "#sections/network/network-map.tsx";
import { ProjectQuote } from "#sections/projects/project-quote.tsx";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { FilmOffer, type FilmOfferProps } from "#sections/shared/film-offer.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** Where we are, a line for each network and continent. */
const places = (["engineering", "manufacturing"] as const).flatMap((kind) =>
  (["North America", "Asia"] as const).map((continent) => ({
    term: `${kind === "engineering" ? "Engineering" : "Factories"}, ${continent}`,
    detail: cityNames(kind, continent).join(", "),
  })),
);

/** The client who speaks of routes. */
const witness = testimonials.find(({ id }) => id === "3");

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomeFreightPageProps = Pick<FilmOfferProps, "Player">;

/** A home for sourcing and logistics: where goods come from, who moves them, and how to ask what it costs. */
export function HomeFreightPage({ Player }: HomeFreightPageProps) {
  const { meta, hero, features = [] } = freight;
  return (
    <>
      <DocumentHead path="/home5" {...meta} />
      <StaticHero layout="stacked" hero={hero}>
        <FilmOffer video={video} Player={Player} />
      </StaticHero>
      <TitledSection id="chain" eyebrow="Dock to dock" title="Four steps, one reference number">
        <FeatureList features={features} />
      </TitledSection>
      <NetworkMap cities={cities} />
      <TitledSection
        id="places"
        layout="beside"
        eyebrow="Network"
        title="Close to you, close to the factory"
        lead="Engineers near you, liaisons near the factories, and the routes between them."
        more={{ label: "All locations", to: "/network-locations" }}
      >
        <FactList facts={places} layout="stacked" />
      </TitledSection>
      <ServicesCarousel title="End to end, or just the step you need" services={serviceCards} />
      {witness && (
        <Section>
          <Container>
            <Stack gap="lg">
              <ProjectQuote text={witness.quote} name={witness.name} role={`${witness.role}, ${witness.company}`} />
              <Text size="caption" tone="secondary">
                {testimonialsNote}
              </Text>
            </Stack>
          </Container>
        </Section>
      )}
      <TitledSection
        id="reading"
        tone="sunken"
        eyebrow="Blog"
        title="Before you request a quote"
        more={{ label: "All posts", to: "/blog" }}
      >
        <BlogCards posts={freightPosts} />
      </TitledSection>
      <ContactStrip title="What would it cost, delivered?" action="Request a landed cost" to="/contact" site={site} />
    </>
  );
}
