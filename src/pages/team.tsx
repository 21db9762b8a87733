import { callToAction } from "#content/home.ts";
import { teamMeta } from "#content/page-meta/team.ts";
import { teamCards } from "#content/team-card.ts";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageOpening } from "#sections/site/page-header.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { Band } from "#ui/section.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Stack } from "#ui/stack.tsx";

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
