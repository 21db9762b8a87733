import { callToAction } from "#content/call-to-action.ts";
import { showcases } from "#content/derived/showcase.ts";
import { caseStudy } from "#content/home-case-study.ts";
import { teamCards } from "#content/team-card.ts";
import { video } from "#content/video.ts";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { ProjectStory } from "#sections/projects/project-story.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

/** Home page at `/home2`, a timeline of one project from the first sketch to the delivered pallet. */
export function HomeCaseStudyPage() {
  return (
    <>
      <DocumentHead {...caseStudy.meta} />
      <StaticHero layout="photo" hero={caseStudy.hero}>
        <VideoButton video={video} />
      </StaticHero>
      <ProjectStory
        eyebrow="The project"
        title="Eight months in five stages"
        lead="Every decision, dated, with the test that settled it."
        chapters={caseStudy.chapters}
      />
      <ProjectShowcase results="row" eyebrow="The result" project={showcases.caseStudy} />
      <TitledSection id="team" title="The people you will work with" more={{ label: "Meet the team", to: "/team" }}>
        <TeamCards members={teamCards} smallScreen="scroll-row" />
      </TitledSection>
      <CallToAction {...callToAction} title="Eight months from now, it could ship." />
    </>
  );
}
