import { callToAction } from "#content/call-to-action.ts";
import { teamMeta } from "#content/page-meta/team.ts";
import { teamCards } from "#content/team-card.ts";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

/** The list of team members. */
export function TeamPage() {
  return (
    <>
      <PageHeader
        {...teamMeta}
        lead="The people you will work with first. Behind them are engineers and liaisons on two continents."
      />
      <Section padding="compact">
        <Container>
          <TeamCards members={teamCards} level={2} />
        </Container>
      </Section>
      <CallToAction {...callToAction} title="Talk to one of us this week." />
    </>
  );
}
