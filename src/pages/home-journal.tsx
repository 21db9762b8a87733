import { aboutIntro } from "#content/about-intro.ts";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { journalPosts } from "#content/derived/home-posts.ts";
import { journal } from "#content/home-journal.ts";
import { site } from "#content/site.ts";
import { FrontPage } from "#sections/blog/front-page.tsx";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { AdvisoryServicesCarousel } from "#sections/services/advisory-services-carousel.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const [lead, ...earlierPosts] = journalPosts;

/** Home page at `/home6`, the front page of the journal, without pictures. */
export function HomeJournalPage() {
  return (
    <>
      <DocumentHead {...journal.meta} />
      {lead && <FrontPage journal={journal.hero} lead={lead} posts={earlierPosts} title="Worth a second look" />}
      <TitledSection
        id="who"
        surface="inverse"
        layout="beside"
        eyebrow={aboutIntro.eyebrow}
        title={aboutIntro.title}
        more={aboutIntro.action}
      >
        <Text size="lead">{aboutIntro.lead}</Text>
      </TitledSection>
      <Section>
        <Container>
          <AdvisoryServicesCarousel
            variant="icon"
            advisoryServices={advisoryServiceCards}
            heading={<SectionHeading id="advice" eyebrow="Advice" title="When reading is not enough" />}
          />
        </Container>
      </Section>
      <ContactStrip title="Prefer to talk?" action="Contact us" to="/contact" site={site} />
    </>
  );
}
