import { aboutIntro } from "#content/about-intro.ts";
import { callToAction } from "#content/call-to-action.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { books } from "#content/generated/books.ts";
import { latestPosts } from "#content/generated/latest-posts.ts";
import { projectCards } from "#content/generated/project-cards.ts";
import { heroSlides } from "#content/hero-slide.ts";
import { bureau } from "#content/home-bureau.ts";
import { funFacts, funFactsNote, partners, testimonials, testimonialsNote } from "#content/home.ts";
import { serviceCards } from "#content/service-card.ts";
import { teamCards } from "#content/team-card.ts";
import { video } from "#content/video.ts";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { AboutBlock } from "#sections/home/about-block.tsx";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { FunFacts } from "#sections/home/fun-facts.tsx";
import { HeroSlider } from "#sections/home/hero-slider.tsx";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { Testimonials } from "#sections/home/testimonials.tsx";
import { ProjectCarousel } from "#sections/projects/project-carousel.tsx";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { CaptionedVideoButton } from "#sections/shared/video-button.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

/** Home page at `/home2`, with a full-bleed hero slider, the capabilities and the team. */
export function HomeBureauPage() {
  return (
    <>
      <DocumentHead path="/home2" {...bureau.meta} />
      <HeroSlider layout="full-bleed" title={bureau.headline} slides={heroSlides} />
      <AboutBlock
        {...aboutIntro}
        lists={[
          { title: "At the drawing board", items: engineeringServices },
          { title: "On the factory floor", items: manufacturingCapabilities },
        ]}
      />
      <ServicesCarousel title="Three services, one accountable team" services={serviceCards} />
      <CallToAction {...callToAction} />
      <FunFacts facts={funFacts} note={funFactsNote} />
      <TitledSection
        id="team"
        tone="sunken"
        eyebrow="Our team"
        title="The people you will work with"
        more={{ label: "Meet the team", to: "/team" }}
      >
        <TeamCards members={teamCards} />
      </TitledSection>
      <Section>
        <Container>
          <ProjectCarousel
            layout="row"
            projects={projectCards}
            heading={
              <SectionHeading id="work" eyebrow="Selected work" title="Twelve projects and the problems they solved" />
            }
          />
        </Container>
      </Section>
      <Testimonials
        layout="columns"
        title="What clients say"
        testimonials={testimonials}
        note={testimonialsNote}
        video={<CaptionedVideoButton video={video} />}
      />
      <TitledSection
        id="news"
        tone="sunken"
        eyebrow="Blog"
        title="Latest news"
        more={{ label: "All posts", to: "/blog" }}
      >
        <BlogCards posts={latestPosts} />
      </TitledSection>
      <BookStrip title="Books from the workbench" books={books} />
      <PartnerList title="Who we work with" partners={partners} />
    </>
  );
}
