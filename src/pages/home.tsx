import { aboutIntro } from "#content/about-intro.ts";
import { callToAction } from "#content/call-to-action.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { bookStrip } from "#content/derived/books.ts";
import { featuredProjects } from "#content/derived/featured-projects.ts";
import { latestPosts } from "#content/derived/latest-posts.ts";
import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { heroSlides } from "#content/hero-slide.ts";
import {
  funFacts,
  funFactsNote,
  lineScene,
  partners,
  serviceStages,
  servicesHeading,
  testimonials,
  testimonialsNote,
} from "#content/home.ts";
import { homeMeta } from "#content/page-meta/home.ts";
import { sampleVideo } from "#content/sample-video.ts";
import { site } from "#content/site.ts";
import { AboutBlock } from "#sections/home/about-block.tsx";
import { FullScene } from "#sections/home/full-scene.tsx";
import { FunFacts } from "#sections/home/fun-facts.tsx";
import { HeroSlider } from "#sections/home/hero-slider.tsx";
import { NewsAndBooks } from "#sections/home/news-and-books.tsx";
import { PartnerList } from "#sections/home/partner-list.tsx";
import { ProductDrawing } from "#sections/home/product-drawing.tsx";
import { Testimonials } from "#sections/home/testimonials.tsx";
import { ProjectShelf } from "#sections/projects/project-shelf.tsx";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

/** Home page at `/` and `/home`, with the hero slider. */
export function HomePage() {
  return (
    <>
      <DocumentHead {...homeMeta} />
      <HeroSlider title={site.tagline} slides={heroSlides} />
      <ProductDrawing {...gatewayDrawing} />
      <AboutBlock
        {...aboutIntro}
        lists={[
          { title: "Engineering services", items: engineeringServices },
          { title: "Manufacturing capabilities", items: manufacturingCapabilities },
        ]}
      />
      <div data-lay-out="when-idle">
        <ServicesCarousel {...servicesHeading} services={serviceStages} />
        <FullScene id="line-title" {...lineScene} />
        <TitledSection
          id="projects-title"
          size="lead"
          surface="inverse"
          title="Work that shipped"
          more={{ label: "All projects", to: "/project" }}
        >
          <ProjectShelf projects={featuredProjects} />
        </TitledSection>
        <FunFacts surface="inverse" facts={funFacts} note={funFactsNote} />
        <Testimonials
          title="What clients say"
          testimonials={testimonials}
          note={testimonialsNote}
          video={<VideoButton video={sampleVideo} />}
        />
        <NewsAndBooks posts={latestPosts} title={bookStrip.title} books={bookStrip.books} />
        <PartnerList title="Who we work with" partners={partners} />
        <CallToAction {...callToAction} title="Got a sketch? Send it over." />
      </div>
    </>
  );
}
