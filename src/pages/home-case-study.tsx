import { callToAction } from "#content/call-to-action.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { books } from "#content/derived/books.ts";
import { latestPosts } from "#content/derived/latest-posts.ts";
import { projectCards } from "#content/derived/project-cards.ts";
import { showcases } from "#content/derived/showcase.ts";
import { caseStudy } from "#content/home-case-study.ts";
import { partners, testimonials, testimonialsNote } from "#content/home.ts";
import { serviceCards } from "#content/service-card.ts";
import { teamCards } from "#content/team-card.ts";
import { video } from "#content/video.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { Testimonials } from "#sections/home/testimonials.tsx";
import { ProjectCarousel } from "#sections/projects/project-carousel.tsx";
import { ProjectShowcase } from "#sections/projects/project-showcase.tsx";
import { ProjectStory } from "#sections/projects/project-story.tsx";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** All projects except the one of this page. */
const otherProjects = projectCards.filter(({ id }) => id !== showcases.caseStudy.id);

const capabilities = [
  { id: "drawing-board", title: "At the drawing board", items: engineeringServices },
  { id: "factory-floor", title: "On the factory floor", items: manufacturingCapabilities },
];

/** Home page at `/home2`, which follows one project from the first sketch to the delivered pallet. */
export function HomeCaseStudyPage() {
  return (
    <>
      <DocumentHead {...caseStudy.meta} />
      <StaticHero layout="stacked" hero={caseStudy.hero}>
        <VideoButton video={video} />
      </StaticHero>
      <ProjectStory
        eyebrow="The project"
        title="Eight months in five stages"
        lead="Every decision, dated, with the test that settled it."
        chapters={caseStudy.chapters}
      />
      <ProjectShowcase eyebrow="The result" project={showcases.caseStudy} />
      <TitledSection
        id="team"
        eyebrow="Our team"
        title="The people you will work with"
        more={{ label: "Meet the team", to: "/team" }}
      >
        <TeamCards members={teamCards} />
      </TitledSection>
      <ServicesCarousel title="Three services, one accountable team" services={serviceCards} />
      <TitledSection id="capabilities" eyebrow="Capabilities" title="What your project can draw on">
        <Grid columns="two-from-md" gap="xl">
          {capabilities.map(({ id, title, items }) => (
            <Stack key={id} gap="sm">
              <Heading level={3} size="sm" id={id}>
                {title}
              </Heading>
              <CheckList items={items} columns="two" labelledBy={id} />
            </Stack>
          ))}
        </Grid>
      </TitledSection>
      <Testimonials layout="columns" title="What clients say" testimonials={testimonials} note={testimonialsNote} />
      <Section surface="sunken">
        <Container>
          <ProjectCarousel
            layout="row"
            projects={otherProjects}
            heading={
              <SectionHeading
                id="work"
                eyebrow="More work"
                title={`${capitalize(countWord(otherProjects.length))} more, one sheet each`}
              />
            }
          />
        </Container>
      </Section>
      <TitledSection
        id="news"
        layout="beside"
        eyebrow="Blog"
        title="Latest news"
        more={{ label: "All posts", to: "/blog" }}
      >
        <PostIndex posts={latestPosts} />
      </TitledSection>
      <BookStrip title="Books from the workbench" books={books} />
      <PartnerList title="Who we work with" partners={partners} />
      <CallToAction {...callToAction} />
    </>
  );
}
