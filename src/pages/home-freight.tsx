import { freightPosts } from "#content/baked/freight-posts";
import { cities, cityNames } from "#content/city";
import { film } from "#content/film";
import { testimonials, testimonialsNote } from "#content/home";
import { freight } from "#content/home-freight";
import { serviceCards } from "#content/service-card";
import { site } from "#content/site";
import { BlogCards } from "#sections/blog-cards";
import { ContactStrip } from "#sections/contact-strip";
import { FeatureList } from "#sections/feature-list";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { NetworkMap } from "#sections/network-map";
import { ProjectQuote } from "#sections/project-quote";
import { ServicesCarousel } from "#sections/services-carousel";
import { StaticHero } from "#sections/static-hero";
import { TitledBand } from "#sections/titled-band";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { FactList } from "#ui/fact-list";
import { Head } from "#ui/head";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

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
      <Head path="/home5" {...meta} />
      <StaticHero layout="stacked" hero={hero}>
        <FilmOffer video={film} Player={Player} />
      </StaticHero>
      <TitledBand id="chain" eyebrow="Between dock and dock" title="Four hands, one reference number">
        <FeatureList features={features} />
      </TitledBand>
      <NetworkMap cities={cities} />
      <TitledBand
        id="places"
        layout="beside"
        eyebrow="Network"
        title="Close to who orders, close to who makes"
        lead="Engineers near you, liaisons near the line, and the routes between them."
        more={{ label: "All locations", to: "/network-locations" }}
      >
        <FactList facts={places} detail="below" />
      </TitledBand>
      <ServicesCarousel title="Take the whole way, or the part you miss" services={serviceCards} />
      {witness && (
        <Band>
          <Container>
            <Stack gap="lg">
              <ProjectQuote text={witness.quote} name={witness.name} role={`${witness.role}, ${witness.company}`} />
              <Text size="caption" tone="secondary">
                {testimonialsNote}
              </Text>
            </Stack>
          </Container>
        </Band>
      )}
      <TitledBand
        id="reading"
        tone="sunken"
        eyebrow="Blog"
        title="Before you ask for a price"
        more={{ label: "All posts", to: "/blog" }}
      >
        <BlogCards posts={freightPosts} />
      </TitledBand>
      <ContactStrip title="What would it cost at your door?" action="Ask for a landed cost" to="/contact" site={site} />
    </>
  );
}
