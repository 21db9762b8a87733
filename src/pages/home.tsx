import { aboutLead } from "#content/about-lead";
import { featuredProjects } from "#content/baked/featured-projects";
import { latestPosts } from "#content/baked/latest-posts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability";
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
import { pageMeta } from "#content/page-meta";
import { serviceCards } from "#content/service-card";
import { site } from "#content/site";
import { AboutBlock } from "#sections/about-block";
import { BlogCards } from "#sections/blog-cards";
import { CallToAction } from "#sections/call-to-action";
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

/** The front door: what we do, how, for whom, and the way to us. */
export function HomePage() {
  return (
    <>
      <Head path="/" {...pageMeta["/"]} />
      <HeroSlider title={site.tagline} slides={heroSlides} />
      <AboutBlock
        eyebrow={aboutLead.title}
        title={aboutLead.heading}
        lead={aboutLead.lead}
        photo={aboutLead.photo}
        action={{ label: aboutLead.action, to: aboutLead.to }}
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
      <Testimonials title="What clients say" testimonials={testimonials} note={testimonialsNote} />
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
