import { pricingMeta } from "#content/page-meta/pricing.ts";
import { plans, pricing } from "#content/pricing.ts";
import { PlanStart } from "#sections/services/plan-start.tsx";
import { PricingPlans } from "#sections/services/pricing-plans.tsx";
import { IndexList } from "#sections/shared/index-list.tsx";
import { QuestionList } from "#sections/shared/question-list.tsx";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** Pricing page with the three plans, what happens next, and questions and answers. */
export function PricingPage() {
  const { title, lead, introduction, period, action, to, note, terms, conditions, start, questions, alternatives } =
    pricing;
  return (
    <>
      <PageHeader {...pricingMeta} lead={lead} />
      <Section labelledBy="plans" padding="compact">
        <Container>
          <Stack gap="lg">
            <PricingPlans plans={plans} period={period} action={action} to={to} terms={terms} labelledBy="plans">
              <SectionHeading
                id="plans"
                title={title}
                lead={introduction}
                more={{ to: "/services", label: "All services" }}
              />
            </PricingPlans>
            <div className="border-x-thin border-b-thin border-control text-primary">
              <TitleBlock rows={conditions} />
            </div>
            <Text size="small" tone="secondary">
              {note}
            </Text>
          </Stack>
        </Container>
      </Section>
      <TitledSection
        surface="sunken"
        id="start"
        title={`After ${action}`}
        lead="Three dates. The only call is with the engineer who would answer you."
      >
        <PlanStart steps={start} />
      </TitledSection>
      <TitledSection
        layout="beside"
        id="questions"
        title="Asked before signing"
        lead="Six answers in writing, so that you can hold us to them. If yours is not among them, ask it."
        more={{ to: "/contact", label: "Ask a question" }}
      >
        <QuestionList questions={questions} />
      </TitledSection>
      <TitledSection border="top" id="alternatives" title="Not a plan, then?">
        <IndexList items={alternatives} />
      </TitledSection>
    </>
  );
}
