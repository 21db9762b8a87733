import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { bookStrip } from "#content/derived/books.ts";
import { consulting } from "#content/home-consulting.ts";
import { plans, pricing } from "#content/pricing.ts";
import { telephone } from "#content/service-photo.ts";
import { site } from "#content/site.ts";
import { video } from "#content/video.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { HeroText } from "#sections/home/hero-text.tsx";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { AdvisoryTopics } from "#sections/services/advisory-topics.tsx";
import { PricingPlans } from "#sections/services/pricing-plans.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead } from "#ui/document-head.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** Home page at `/home7`, with the table of the pricing plans instead of a hero picture, and the contact form. */
export function HomeConsultingPage() {
  const { meta, hero, steps = [] } = consulting;
  return (
    <>
      <DocumentHead {...meta} />
      <Section padding="compact">
        <Container>
          <Stack gap="xl">
            <HeroText layout="row" button="secondary" hero={hero} />
            <Stack gap="lg">
              <PricingPlans
                plans={plans}
                period={pricing.period}
                action={pricing.action}
                to={pricing.to}
                labelledBy="plans"
              >
                <SectionHeading id="plans" title={pricing.title} lead={pricing.introduction} />
              </PricingPlans>
              <Text size="caption" tone="secondary">
                {pricing.note}
              </Text>
            </Stack>
          </Stack>
        </Container>
      </Section>
      <TitledSection
        id="questions"
        eyebrow="What to ask us"
        title={`${capitalize(countWord(advisoryServiceCards.length))} topics, one phone number`}
        lead="Ask about one today and another next month: the same person answers."
      >
        <AdvisoryTopics advisoryServices={advisoryServiceCards} phone={telephone} site={site}>
          <VideoButton video={video} />
        </AdvisoryTopics>
      </TitledSection>
      <ProcessSteps
        eyebrow="What happens next"
        title="From two sentences to a first answer"
        steps={steps}
        surface="inverse"
        layout="figures"
      />
      <BookStrip {...bookStrip} />
      <ContactPanel
        title="Start with two sentences"
        lead="Tell us what you make and what is holding it up. An engineer reads it and replies with a proposal."
        site={site}
      />
    </>
  );
}
