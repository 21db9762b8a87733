import { aboutIntro } from "#content/about-intro.ts";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { journalOpening, journalPosts } from "#content/derived/home-posts.ts";
import { journal } from "#content/home-journal.ts";
import { site } from "#content/site.ts";
import { FrontPage } from "#sections/blog/front-page.tsx";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { AdvisoryContents } from "#sections/services/advisory-contents.tsx";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

const [lead, ...earlierPosts] = journalPosts;

/** Home page at `/home6`, the front page of the journal, without pictures. */
export function HomeJournalPage() {
  return (
    <>
      <DocumentHead {...journal.meta} />
      {lead && (
        <FrontPage
          journal={journal.hero}
          lead={lead}
          opening={journalOpening}
          posts={earlierPosts}
          title="Worth a second look"
        />
      )}
      <TitledSection
        id="who"
        surface="inverse"
        layout="beside"
        size="lead"
        eyebrow={aboutIntro.eyebrow}
        title={aboutIntro.title}
        lead={aboutIntro.lead}
        more={aboutIntro.action}
      >
        <AdvisoryDrawing icon="gateway" view="24 0 352 264" />
      </TitledSection>
      <TitledSection id="advice" eyebrow="Advice" title="When reading is not enough">
        <AdvisoryContents advisoryServices={advisoryServiceCards} />
      </TitledSection>
      <ContactStrip layout="rows" title="Prefer to talk?" action="Contact us" to="/contact" site={site} />
    </>
  );
}
