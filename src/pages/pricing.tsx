import { pricingMeta } from "#content/page-meta/pricing";
import { plans, pricing } from "#content/pricing";
import { PageOpening } from "#sections/page-opening";
import { PricingPlans } from "#sections/pricing-plans";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

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
