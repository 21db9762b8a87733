import { aboutBlock } from "#content/about-lead";
import { latestPosts } from "#content/baked/latest-posts";
import { projectCards } from "#content/baked/project-cards";
import { engineeringServices, manufacturingCapabilities } from "#content/capability";
import { film } from "#content/film";
import { heroSlides } from "#content/hero-slide";
import { callToAction, funFacts, funFactsNote, partners, testimonials, testimonialsNote } from "#content/home";
import { bureau } from "#content/home-bureau";
import { serviceCards } from "#content/service-card";
import { teamCards } from "#content/team-card";
import { AboutBlock } from "#sections/about-block";
import { BlogCards } from "#sections/blog-cards";
import { CallToAction } from "#sections/call-to-action";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { FunFacts } from "#sections/fun-facts";
import { HeroSlider } from "#sections/hero-slider";
import { PartnerList } from "#sections/partner-list";
import { ProjectCarousel } from "#sections/project-carousel";
import { ServicesCarousel } from "#sections/services-carousel";
import { TeamCards } from "#sections/team-cards";
import { Testimonials } from "#sections/testimonials";
import { TitledBand } from "#sections/titled-band";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Head } from "#ui/head";
import { SectionHeading } from "#ui/section-heading";

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomeBureauPageProps = Pick<FilmOfferProps, "Player">;

/** A home for an engineering bureau: pictures from edge to edge, then everything it does and who does it. */
export function HomeBureauPage({ Player }: HomeBureauPageProps) {
  return (
    <>
      <Head path="/home2" {...bureau.meta} />
      <HeroSlider frame="bleed" title={bureau.headline} slides={heroSlides} />
      <AboutBlock
        {...aboutBlock}
        lists={[
          { title: "At the drawing board", items: engineeringServices },
          { title: "On the factory floor", items: manufacturingCapabilities },
        ]}
      />
      <ServicesCarousel title="Three services, one responsibility" services={serviceCards} />
      <CallToAction {...callToAction} />
      <FunFacts facts={funFacts} note={funFactsNote} />
      <TitledBand id="team" tone="sunken" eyebrow="Who answers" title="Three people you will write to">
        <TeamCards members={teamCards} />
      </TitledBand>
      <Band labelledBy="work">
        <Container>
          <ProjectCarousel
            layout="row"
            projects={projectCards}
            heading={<SectionHeading id="work" eyebrow="Selected work" title="Twelve parts, and what they solved" />}
          />
        </Container>
      </Band>
      <Testimonials
        layout="columns"
        title="What clients say"
        testimonials={testimonials}
        note={testimonialsNote}
        film={<FilmOffer video={film} Player={Player} />}
      />
      <TitledBand id="news" tone="sunken" eyebrow="Blog" title="Latest news" more={{ label: "All posts", to: "/blog" }}>
        <BlogCards posts={latestPosts} />
      </TitledBand>
      <PartnerList title="Who we work with" partners={partners} />
    </>
  );
}
