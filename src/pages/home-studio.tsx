import { about } from "#content/about";
import { projectCards } from "#content/baked/project-cards";
import { showcases } from "#content/baked/showcase";
import { film } from "#content/film";
import { studio } from "#content/home-studio";
import { serviceCards } from "#content/service-card";
import { serviceIcons } from "#content/service-icon";
import { site } from "#content/site";
import { ContactStrip } from "#sections/contact-strip";
import { FeatureList } from "#sections/feature-list";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { MissionVision } from "#sections/mission-vision";
import { ProjectCarousel } from "#sections/project-carousel";
import { ProjectShowcase } from "#sections/project-showcase";
import { ServiceIcons } from "#sections/service-icons";
import { SkillBars } from "#sections/skill-bars";
import { StaticHero } from "#sections/static-hero";
import { TitledBand } from "#sections/titled-band";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Head } from "#ui/head";
import { SectionHeading } from "#ui/section-heading";

/** Other projects that are things one could hold. */
const objects = projectCards.filter(({ discipline, id }) => discipline !== "Logistics" && id !== showcases.studio.id);

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomeStudioPageProps = Pick<FilmOfferProps, "Player">;

/** A home for a product studio: one object on dark ground, and what it takes to make such a thing. */
export function HomeStudioPage({ Player }: HomeStudioPageProps) {
  const { meta, hero, features = [] } = studio;
  return (
    <>
      <Head path="/home3" {...meta} />
      <StaticHero hero={hero} ground="inverse">
        <FilmOffer tone="inverse" video={film} Player={Player} />
      </StaticHero>
      <TitledBand id="deliverables" eyebrow="What you leave with" title="Everything a factory needs to say yes">
        <FeatureList features={features} />
      </TitledBand>
      <ProjectShowcase eyebrow="Case study" project={showcases.studio} />
      <TitledBand id="services" eyebrow="Services" title="The studio, and what stands behind it">
        <ServiceIcons
          items={serviceCards.map(({ id, title, summary }) => ({
            title,
            text: summary,
            icon: serviceIcons[id],
            to: `/services/${id}`,
          }))}
        />
      </TitledBand>
      <MissionVision eyebrow="Purpose" title="Why we draw" mission={about.mission} vision={about.vision} />
      <TitledBand
        id="skills"
        layout="beside"
        eyebrow="Skills"
        title="What we measure ourselves by"
        lead="A studio is as good as what arrives. These are the figures that we look at every month."
      >
        <SkillBars skills={about.skills} note={about.skillsNote} />
      </TitledBand>
      <Band edge="hairline" labelledBy="objects">
        <Container>
          <ProjectCarousel
            layout="centred"
            projects={objects}
            heading={<SectionHeading id="objects" eyebrow="More work" title="From the same bench" />}
          />
        </Container>
      </Band>
      <ContactStrip title="Show us what is on your bench" action="Start a project" to="/contact" site={site} />
    </>
  );
}
