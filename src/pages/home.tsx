import { aboutBlock } from "#content/about-lead";
import { featuredProjects } from "#content/baked/featured-projects";
import { latestPosts } from "#content/baked/latest-posts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability";
import { film } from "#content/film";
import { heroSlides } from "#content/hero-slide";
import {
  callToAction,
  funFacts,
  funFactsNote,
  partners,
  process,
  servicesHeading,
  testimonials,
  testimonialsNote,
} from "#content/home";
import { homeMeta } from "#content/page-meta/home";
import { serviceCards } from "#content/service-card";
import { site } from "#content/site";
import { AboutBlock } from "#sections/about-block";
import { BlogCards } from "#sections/blog-cards";
import { CallToAction } from "#sections/call-to-action";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { FunFacts } from "#sections/fun-facts";
import { HeroSlider } from "#sections/hero-slider";
import { PartnerList } from "#sections/partner-list";
import { ProcessSteps } from "#sections/process-steps";
import { ProjectGrid } from "#sections/project-grid";
import { ServicesCarousel } from "#sections/services-carousel";
import { Testimonials } from "#sections/testimonials";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Head } from "#ui/head";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomePageProps = Pick<FilmOfferProps, "Player">;

/** The front door: what we do, how, for whom, and the way to us. */
export function HomePage({ Player }: HomePageProps) {
  return (
    <>
      <Head {...homeMeta} />
      <HeroSlider title={site.tagline} slides={heroSlides} />
      <AboutBlock
        {...aboutBlock}
        lists={[
          { title: "Engineering services", items: engineeringServices },
          { title: "Manufacturing capabilities", items: manufacturingCapabilities },
        ]}
      />
      <ServicesCarousel title={servicesHeading} services={serviceCards.slice(0, 3)} />
      <CallToAction {...callToAction} />
      <ProcessSteps eyebrow="How we work" title="Five stations, one team" steps={process} />
      <ProjectGrid eyebrow="Selected work" title="Parts we are glad to show" projects={featuredProjects} />
      <FunFacts facts={funFacts} note={funFactsNote} />
      <Testimonials
        title="What clients say"
        testimonials={testimonials}
        note={testimonialsNote}
        film={<FilmOffer video={film} Player={Player} />}
      />
      <Band labelledBy="blog-title">
        <Container>
          <Stack gap="xl">
            <SectionHeading id="blog-title" eyebrow="Blog" title="Latest news" />
            <BlogCards posts={latestPosts} />
          </Stack>
        </Container>
      </Band>
      <PartnerList title="Who we work with" partners={partners} />
    </>
  );
}
