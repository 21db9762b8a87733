import { callToAction } from "#content/home";
import { teamMeta } from "#content/page-meta/team";
import { teamCards } from "#content/team-card";
import { CallToAction } from "#sections/call-to-action";
import { PageOpening } from "#sections/page-opening";
import { TeamCards } from "#sections/team-cards";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

/** The people one may meet. */
export function TeamPage() {
  return (
    <>
      <PageOpening {...teamMeta} />
      <Band labelledBy="team">
        <Container>
          <Stack gap="xl">
            <SectionHeading
              id="team"
              eyebrow="Who answers"
              title="Three people you will write to"
              lead="Behind them are the engineers and liaisons of two continents. These three are the first whom most clients meet."
            />
            <TeamCards members={teamCards} />
          </Stack>
        </Container>
      </Band>
      <CallToAction {...callToAction} />
    </>
  );
}
