import { callToAction } from "#content/call-to-action.ts";
import { manufacturingCapabilities } from "#content/capability.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { showcases } from "#content/derived/showcase.ts";
import { factory } from "#content/home-factory.ts";
import { funFacts, funFactsNote, partners, process } from "#content/home.ts";
import { lineReport } from "#content/line-report.ts";
import { pathOf } from "#content/path-of.ts";
import { video } from "#content/video.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";
import { FunFacts } from "#sections/home/fun-facts.tsx";
import { LineReport } from "#sections/home/line-report.tsx";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { ProjectShelf } from "#sections/projects/project-shelf.tsx";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

/** Manufacturing projects, without the case study of this page. */
const manufacturingProjects = projectCards.filter(
  ({ discipline, id }) => discipline === "Manufacturing" && id !== showcases.factory.id,
);

/** Home page at `/home4`, with the daily report of a production line instead of a hero picture. */
export function HomeFactoryPage() {
  return (
    <>
      <DocumentHead {...factory.meta} />
      <StaticHero layout="split" hero={factory.hero} visual={<LineReport report={lineReport} />}>
        <VideoButton video={video} />
      </StaticHero>
      <ProcessSteps
        eyebrow="How a production run works"
        title={`${capitalize(countWord(process.length))} steps, one team`}
        steps={process}
      />
      <TitledSection
        id="capabilities"
        layout="beside"
        title="What our factories can do"
        lead={`${capitalize(countWord(manufacturingCapabilities.length))} processes, in factories that we audit ourselves and revisit every year.`}
        more={{ label: "Direct Manufacturing", to: pathOf("service", 2) }}
      >
        <CheckList items={manufacturingCapabilities} columns="two" labelledBy="capabilities" />
      </TitledSection>
      <ProjectShowcase eyebrow="Case study" project={showcases.factory} />
      <TitledSection
        id="projects-title"
        eyebrow="From the factory floor"
        title="In volume production"
        more={{ label: "All projects", to: "/project" }}
      >
        <ProjectShelf projects={manufacturingProjects} />
      </TitledSection>
      <FunFacts facts={funFacts} note={funFactsNote} />
      <PartnerList title="Suppliers and carriers we work with" partners={partners} />
      <CallToAction {...callToAction} title="Put your product on the line." />
    </>
  );
}
