import { callToAction } from "#content/call-to-action.ts";
import { teamMeta } from "#content/page-meta/team.ts";
import { teamCards } from "#content/team-card.ts";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** The list of team members. */
export function TeamPage() {
  return (
    <>
      <PageHeader {...teamMeta} />
      <Section labelledBy="team">
        <Container>
          <Stack gap="xl">
            <SectionHeading
              id="team"
              eyebrow="Our team"
              title="The people you will work with"
              lead="Behind them are the engineers and liaisons of two continents. These three are the first whom most clients meet."
            />
            <TeamCards members={teamCards} />
          </Stack>
        </Container>
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
