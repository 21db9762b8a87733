import { about } from "#content/about.ts";
import { callToAction } from "#content/call-to-action.ts";
import { manufacturingCapabilities } from "#content/capability.ts";
import { books } from "#content/derived/books.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { showcases } from "#content/derived/showcase.ts";
import { factory } from "#content/home-factory.ts";
import { funFacts, funFactsNote, partners, process } from "#content/home.ts";
import { pathOf } from "#content/path-of.ts";
import { serviceCards } from "#content/service-card.ts";
import { video } from "#content/video.ts";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { FunFacts } from "#sections/home/fun-facts.tsx";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { ProjectShelf } from "#sections/projects/project-shelf.tsx";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { ServiceCards } from "#sections/services/service-cards.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

/** Manufacturing projects, without the case study of this page. */
const manufacturingProjects = projectCards.filter(
  ({ discipline, id }) => discipline === "Manufacturing" && id !== showcases.factory.id,
);

/** Home page at `/home4`, with a full-bleed static hero, the manufacturing capabilities and a case study. */
export function HomeFactoryPage() {
  return (
    <>
      <DocumentHead {...factory.meta} />
      <StaticHero hero={factory.hero} surface="hero">
        <VideoButton video={video} />
      </StaticHero>
      <TitledSection
        id="capabilities"
        layout="beside"
        eyebrow="Capabilities"
        title="What our factories can do"
        lead="Ten processes, in factories that we audit ourselves and revisit every year."
        more={{ label: "Direct Manufacturing", to: pathOf("service", 2) }}
      >
        <CheckList items={manufacturingCapabilities} columns="two" labelledBy="capabilities" />
      </TitledSection>
      <ProcessSteps eyebrow="How a production run works" title="Five steps, one team" steps={process} />
      <TitledSection id="services" eyebrow="Services" title="Before, during and after production">
        <ServiceCards
          level={3}
          items={serviceCards.map(({ id, title, subTitle, summary, image }) => ({
            id,
            title,
            subTitle,
            text: summary,
            photo: image,
            to: pathOf("service", id),
          }))}
        />
      </TitledSection>
      <FunFacts surface="inverse" facts={funFacts} note={funFactsNote} />
      <TitledSection
        id="projects-title"
        eyebrow="From the factory floor"
        title="In volume production"
        more={{ label: "All projects", to: "/project" }}
      >
        <ProjectShelf projects={manufacturingProjects} />
      </TitledSection>
      <ProjectShowcase eyebrow="Case study" project={showcases.factory} />
      <TitledSection id="measure" layout="beside" eyebrow="Quality" title="How we measure ourselves">
        <SkillBars skills={about.skills} note={about.skillsNote} />
      </TitledSection>
      <BookStrip title="Books from the workbench" books={books} />
      <CallToAction {...callToAction} />
      <PartnerList title="Suppliers and carriers we work with" partners={partners} />
    </>
  );
}
