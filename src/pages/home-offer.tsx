import { practiceCards } from "#content/baked/practice-cards";
import { film } from "#content/film";
import { partners, testimonials, testimonialsNote } from "#content/home";
import { offer } from "#content/home-offer";
import { plans, pricing } from "#content/pricing";
import { site } from "#content/site";
import { byMail } from "#lib/message";
import { ContactPanel } from "#sections/contact-panel";
import { FilmOffer, type FilmOfferProps } from "#sections/film-offer";
import { PartnerList } from "#sections/partner-list";
import { PricingPlans } from "#sections/pricing-plans";
import { ProcessSteps } from "#sections/process-steps";
import { ServiceIcons } from "#sections/service-icons";
import { StaticHero } from "#sections/static-hero";
import { Testimonials } from "#sections/testimonials";
import { TitledBand } from "#sections/titled-band";
import { Head } from "#ui/head";
import { Text } from "#ui/text";

/** `Player` plays the film; its code waits until somebody asks for it. */
export type HomeOfferPageProps = Pick<FilmOfferProps, "Player">;

/** A home that comes to the point: what it is, what it costs, what others say, and the form. */
export function HomeOfferPage({ Player }: HomeOfferPageProps) {
  const { meta, hero, steps = [] } = offer;
  return (
    <>
      <Head path="/home7" {...meta} />
      <StaticHero hero={hero}>
        <FilmOffer video={film} Player={Player} />
      </StaticHero>
      <PartnerList title="In good company" partners={partners} />
      <TitledBand id="plans" tone="sunken" eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead}>
        <PricingPlans plans={plans} period={pricing.period} action={pricing.action} to={pricing.to} />
        <Text size="small" tone="secondary">
          {pricing.note}
        </Text>
      </TitledBand>
      <TitledBand
        id="questions"
        eyebrow="What to ask us"
        title="Six subjects, one telephone number"
        lead="Ask about one of them today and about another next month: it is the same person who answers."
      >
        <ServiceIcons
          items={practiceCards.map(({ id, title, description, icon }) => ({
            title,
            text: description,
            icon,
            to: `/service-single/${id}`,
          }))}
        />
      </TitledBand>
      <ProcessSteps eyebrow="After you write" title="From two sentences to a first answer" steps={steps} />
      <Testimonials layout="columns" title="What clients say" testimonials={testimonials} note={testimonialsNote} />
      <ContactPanel
        title="Begin with two sentences"
        lead="Say what you make and what stands in its way. An engineer reads it and answers with an offer."
        site={site}
        effects={byMail}
      />
    </>
  );
}
