import { pricingMeta } from "#content/page-meta/pricing.ts";
import { plans, pricing } from "#content/pricing.ts";
import { PageOpening } from "#sections/site/page-header.tsx";
import { PricingPlans } from "#sections/services/pricing-plans.tsx";
import { Band } from "#ui/section.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** What a month of our help costs. */
export function PricingPage() {
  const { eyebrow, title, lead, period, action, to, note } = pricing;
  return (
    <>
      <PageOpening {...pricingMeta} />
      <Band labelledBy="plans">
        <Container>
          <Stack gap="lg">
            <SectionHeading id="plans" eyebrow={eyebrow} title={title} lead={lead} />
            <PricingPlans plans={plans} period={period} action={action} to={to} />
            <Text size="small" tone="secondary">
              {note}
            </Text>
          </Stack>
        </Container>
      </Band>
    </>
  );
}
