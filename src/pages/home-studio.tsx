import { mainServices } from "#content/derived/main-services.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { showcases } from "#content/derived/showcase.ts";
import { studio } from "#content/home-studio.ts";
import { site } from "#content/site.ts";
import { video } from "#content/video.ts";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { ProjectPictures } from "#sections/projects/project-pictures.tsx";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

/** Projects about products, without the one of the case study. */
const productProjects = projectCards.filter(
  ({ discipline, id }) => discipline !== "Logistics" && id !== showcases.studio.id,
);

/** Home page at `/home3`, with one product as high as the first screen, on a dark background, and a case study. */
export function HomeStudioPage() {
  const { meta, hero, features = [], statement } = studio;
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
      {statement && (
        <Section surface="inverse" padding="none" labelledBy="statement">
          <div className="grid md:grid-cols-2">
            {/* the photograph reaches the edges of its half of the window, and is as high as the text */}
            <div className="relative aspect-photo open-on-scroll md:aspect-auto md:min-h-hero">
              <div className="absolute inset-0">
                <Picture {...statement.photo} ratio="fill" sizes="(width < 60rem) 100vw, 67vw" />
              </div>
            </div>
            <div className="flex max-w-photo-wide flex-col justify-center gap-8 px-4 py-10 sm:px-6 md:px-10 md:py-20">
              <SectionHeading id="statement" size="lead" {...statement.heading} />
              <FactList facts={statement.facts} />
            </div>
          </div>
        </Section>
      )}
      <TitledSection id="projects" title="More from the studio" more={{ label: "All projects", to: "/project" }}>
        <ProjectPictures projects={productProjects} />
      </TitledSection>
      <ContactStrip title="Show us what you are working on" action="Start a project" to="/contact" site={site} />
    </>
  );
}
