import { pricingMeta } from "#content/page-meta/pricing.ts";
import { plans, pricing } from "#content/pricing.ts";
import { PricingPlans } from "#sections/services/pricing-plans.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** Pricing page with the three plans. */
export function PricingPage() {
  const { title, lead, introduction, period, action, to, note } = pricing;
  return (
    <>
      <PageHeader {...pricingMeta} lead={lead} />
      <Section labelledBy="plans">
        <Container>
          <Stack gap="lg">
            <PricingPlans plans={plans} period={period} action={action} to={to} labelledBy="plans">
              <SectionHeading
                id="plans"
                title={title}
                lead={introduction}
                more={{ to: "/services", label: "All services" }}
              />
            </PricingPlans>
            <Text size="small" tone="secondary">
              {note}
            </Text>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
