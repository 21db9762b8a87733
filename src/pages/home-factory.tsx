import { callToAction } from "#content/call-to-action.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { showcases } from "#content/derived/showcase.ts";
import { capabilityObjects, factory } from "#content/home-factory.ts";
import { partners } from "#content/home.ts";
import { lineReport } from "#content/line-report.ts";
import { pathOf } from "#content/path-of.ts";
import { video } from "#content/video.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";
import { CapabilityObjects } from "#sections/home/capability-objects.tsx";
import { LineReport } from "#sections/home/line-report.tsx";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { ProjectCallouts } from "#sections/projects/project-callouts.tsx";
import { ProjectShelf } from "#sections/projects/project-shelf.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { SpanChart } from "#sections/shared/span-chart.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

/** Manufacturing projects, without the case study of this page. */
const manufacturingProjects = projectCards.filter(
  ({ discipline, id }) => discipline === "Manufacturing" && id !== showcases.factory.id,
);

/** Home page at `/home4`, with the daily report of a production line instead of a hero picture. */
export function HomeFactoryPage() {
  const { meta, hero, chart } = factory;
  return (
    <>
      <DocumentHead {...meta} />
      <StaticHero layout="split" hero={hero} visual={<LineReport report={lineReport} />}>
        <VideoButton video={video} />
      </StaticHero>
      {chart && (
        <TitledSection
          id="process-title"
          surface="sunken"
          eyebrow="How a production run works"
          title={`${capitalize(countWord(chart.rows.length))} steps, one team`}
          lead={`${chart.max} weeks from the brief to your dock, in a sample schedule. Yours comes with the proposal.`}
        >
          <SpanChart chart={chart} />
        </TitledSection>
      )}
      <TitledSection
        id="capabilities"
        title="What our factories can do"
        lead={`${capitalize(countWord(capabilityObjects.length))} processes, in factories that we audit ourselves and revisit every year.`}
        more={{ label: "Direct Manufacturing", to: pathOf("service", 2) }}
      >
        <CapabilityObjects objects={capabilityObjects} labelledBy="capabilities" />
      </TitledSection>
      <ProjectCallouts eyebrow="Case study" project={showcases.factory} />
      <TitledSection
        id="projects-title"
        eyebrow="From the factory floor"
        title="In volume production"
        more={{ label: "All projects", to: "/project" }}
      >
        <ProjectShelf projects={manufacturingProjects} />
      </TitledSection>
      <PartnerList title="Suppliers and carriers we work with" partners={partners} />
      <CallToAction {...callToAction} title="Put your product on the line." />
    </>
  );
}
