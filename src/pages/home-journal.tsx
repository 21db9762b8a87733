import { aboutIntro } from "#content/about-intro.ts";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { books } from "#content/derived/books.ts";
import { journalPosts } from "#content/derived/home-posts.ts";
import { journal } from "#content/home-journal.ts";
import { testimonials, testimonialsNote } from "#content/home.ts";
import { site } from "#content/site.ts";
import { teamCards } from "#content/team-card.ts";
import { video } from "#content/video.ts";
import { FeaturedPost } from "#sections/blog/featured-post.tsx";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { Testimonials } from "#sections/home/testimonials.tsx";
import { AdvisoryServicesCarousel } from "#sections/services/advisory-services-carousel.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const [featuredPost, ...otherPosts] = journalPosts;

/** Home page at `/home6`, with a featured post, earlier posts and their authors. */
export function HomeJournalPage() {
  return (
    <>
      <DocumentHead {...journal.meta} />
      <StaticHero layout="stacked" hero={journal.hero} />
      {featuredPost && (
        <div className="pb-14 md:pb-20">
          <Container>
            <FeaturedPost post={featuredPost} layout="beside" />
          </Container>
        </div>
      )}
      <TitledSection id="stories" surface="sunken" eyebrow="Earlier posts" title="Worth a second look">
        <PostIndex posts={otherPosts} />
      </TitledSection>
      <TitledSection
        id="who"
        layout="beside"
        eyebrow={aboutIntro.eyebrow}
        title={aboutIntro.title}
        more={aboutIntro.action}
      >
        <Text size="lead">{aboutIntro.lead}</Text>
      </TitledSection>
      <Section surface="sunken">
        <Container>
          <AdvisoryServicesCarousel
            variant="icon"
            advisoryServices={advisoryServiceCards}
            heading={<SectionHeading id="advice" eyebrow="Advice" title="When reading is not enough" />}
          />
        </Container>
      </Section>
      <Testimonials
        title="What clients say"
        testimonials={testimonials}
        note={testimonialsNote}
        video={<VideoButton video={video} />}
      />
      <TitledSection
        id="authors"
        surface="sunken"
        eyebrow="Authors"
        title="The people behind the notes"
        more={{ label: "Meet the team", to: "/team" }}
      >
        <TeamCards members={teamCards} />
      </TitledSection>
      <BookStrip title="Books from the workbench" books={books} />
      <ContactStrip title="Prefer to talk?" action="Contact us" to="/contact" site={site} />
    </>
  );
}
