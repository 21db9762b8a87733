import { about } from "#content/about";
import { projectCards } from "#content/baked/project-cards";
import { showcases } from "#content/baked/showcase";
import { manufacturingCapabilities } from "#content/capability";
import { film } from "#content/film";
import { callToAction, funFacts, funFactsNote, partners, process } from "#content/home";
import { factory } from "#content/home-factory";
import { serviceCards } from "#content/service-card";
import { CallToAction } from "#sections/call-to-action";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { FunFacts } from "#sections/fun-facts";
import { PartnerList } from "#sections/partner-list";
import { ProcessSteps } from "#sections/process-steps";
import { ProjectGrid } from "#sections/project-grid";
import { ProjectShowcase } from "#sections/project-showcase";
import { ServiceCards } from "#sections/service-cards";
import { SkillBars } from "#sections/skill-bars";
import { StaticHero } from "#sections/static-hero";
import { TitledBand } from "#sections/titled-band";
import { CheckList } from "#ui/check-list";
import { Head } from "#ui/head";

/** The projects whose work was done at the line, but for the one that is told at length. */
const runs = projectCards.filter(({ discipline, id }) => discipline === "Manufacturing" && id !== showcases.factory.id);

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomeFactoryPageProps = Pick<FilmOfferProps, "Player">;

/** A home for a manufacturer: the line first, then what it can do and how it is watched. */
export function HomeFactoryPage({ Player }: HomeFactoryPageProps) {
  return (
    <>
      <Head path="/home4" {...factory.meta} />
      <StaticHero hero={factory.hero} ground="image">
        <FilmOffer tone="image" video={film} Player={Player} />
      </StaticHero>
      <TitledBand
        id="capabilities"
        layout="beside"
        eyebrow="Capabilities"
        title="What the line can do"
        lead="Ten processes in factories that we have audited ourselves, and visit again every year."
        more={{ label: "Direct Manufacturing", to: "/services/2" }}
      >
        <CheckList items={manufacturingCapabilities} columns="two" labelledBy="capabilities" />
      </TitledBand>
      <ProcessSteps eyebrow="How a run goes" title="Five stations, one team" steps={process} />
      <TitledBand id="services" eyebrow="Services" title="Before the line, at it and after it">
        <ServiceCards
          level={3}
          items={serviceCards.map(({ id, title, subTitle, summary, image }) => ({
            id,
            title,
            subTitle,
            text: summary,
            photo: image,
            to: `/services/${id}`,
          }))}
        />
      </TitledBand>
      <FunFacts tone="inverse" facts={funFacts} note={funFactsNote} />
      <ProjectGrid eyebrow="From the line" title="Made in series" projects={runs} />
      <ProjectShowcase eyebrow="One station at length" project={showcases.factory} />
      <TitledBand id="measure" layout="beside" eyebrow="Quality" title="What we measure ourselves by">
        <SkillBars skills={about.skills} note={about.skillsNote} />
      </TitledBand>
      <CallToAction {...callToAction} />
      <PartnerList title="Makers and carriers we work with" partners={partners} />
    </>
  );
}
