import { aboutBlock } from "#content/about-lead";
import { newestPosts } from "#content/baked/newest-posts";
import { practiceCards } from "#content/baked/practice-cards";
import { film } from "#content/film";
import { testimonials, testimonialsNote } from "#content/home";
import { journal } from "#content/home-journal";
import { site } from "#content/site";
import { teamCards } from "#content/team-card";
import { ContactStrip } from "#sections/contact-strip";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { LeadStory } from "#sections/lead-story";
import { PostIndex } from "#sections/post-index";
import { PracticesCarousel } from "#sections/practices-carousel";
import { StaticHero } from "#sections/static-hero";
import { TeamCards } from "#sections/team-cards";
import { Testimonials } from "#sections/testimonials";
import { TitledBand } from "#sections/titled-band";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Head } from "#ui/head";
import { SectionHeading } from "#ui/section-heading";
import { Text } from "#ui/text";

const [first, ...others] = newestPosts;

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomeJournalPageProps = Pick<FilmOfferProps, "Player">;

/** A home that is read: the newest story, the ones before it, and at the end those who wrote them. */
export function HomeJournalPage({ Player }: HomeJournalPageProps) {
  return (
    <>
      <Head path="/home6" {...journal.meta} />
      <StaticHero layout="stacked" hero={journal.hero} />
      {first && <LeadStory post={first} />}
      <TitledBand id="stories" tone="sunken" eyebrow="Earlier" title="Worth a second look">
        <PostIndex posts={others} />
      </TitledBand>
      <TitledBand
        id="who"
        layout="beside"
        eyebrow={aboutBlock.eyebrow}
        title={aboutBlock.title}
        more={aboutBlock.action}
      >
        <Text size="lead">{aboutBlock.lead}</Text>
      </TitledBand>
      <Band tone="sunken" labelledBy="advice">
        <Container>
          <PracticesCarousel
            look="icon"
            practices={practiceCards}
            heading={<SectionHeading id="advice" eyebrow="Advice" title="When reading is not enough" />}
          />
        </Container>
      </Band>
      <Testimonials
        title="Letters from clients"
        testimonials={testimonials}
        note={testimonialsNote}
        film={<FilmOffer video={film} Player={Player} />}
      />
      <TitledBand id="authors" tone="sunken" eyebrow="Who writes" title="The people behind the notes">
        <TeamCards members={teamCards} />
      </TitledBand>
      <ContactStrip title="Would you rather talk?" action="Contact us" to="/contact" site={site} />
    </>
  );
}
