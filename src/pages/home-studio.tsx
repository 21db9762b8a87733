import { about } from "#content/about.ts";
import { mainServices } from "#content/derived/main-services.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { showcases } from "#content/derived/showcase.ts";
import { studio } from "#content/home-studio.ts";
import { site } from "#content/site.ts";
import { video } from "#content/video.ts";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { MissionVision } from "#sections/home/mission-vision.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { ProjectIndex } from "#sections/projects/project-index.tsx";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

/** Projects about products, without the one of the case study. */
const productProjects = projectCards.filter(
  ({ discipline, id }) => discipline !== "Logistics" && id !== showcases.studio.id,
);

/** Home page at `/home3`, with one product as high as the first screen, on a dark background, and a case study. */
export function HomeStudioPage() {
  const { meta, hero, features = [] } = studio;
  return (
    <>
      <DocumentHead {...meta} />
      <StaticHero layout="object" surface="inverse" hero={hero}>
        <VideoButton video={video} />
      </StaticHero>
      <TitledSection id="deliverables" eyebrow="What you leave with" title="Everything a factory needs to say yes">
        <DrawnList entries={features} />
      </TitledSection>
      <ProjectShowcase eyebrow="Case study" project={showcases.studio} />
      <TitledSection id="services" title="The studio and the team behind it">
        <ServiceRows items={mainServices} />
      </TitledSection>
      <MissionVision eyebrow="Purpose" title="Why we do this" mission={about.mission} vision={about.vision} />
      <TitledSection
        id="skills"
        layout="beside"
        title="How we measure ourselves"
        lead="A studio is only as good as what it ships. We review these figures every month."
      >
        <SkillBars skills={about.skills} note={about.skillsNote} />
      </TitledSection>
      <TitledSection
        id="projects"
        border="top"
        title="More from the studio"
        more={{ label: "All projects", to: "/project" }}
      >
        <ProjectIndex projects={productProjects} />
      </TitledSection>
      <ContactStrip title="Show us what you are working on" action="Start a project" to="/contact" site={site} />
    </>
  );
}
