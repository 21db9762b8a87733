import { callToAction } from "#content/call-to-action.ts";
import { teamAnswers } from "#content/derived/team-answers.ts";
import { teamMeta } from "#content/page-meta/team.ts";
import { teamCards } from "#content/team-card.ts";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { IndexList } from "#sections/shared/index-list.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { TeamCards } from "#sections/team/team-cards.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

/** The list of team members, and which of them answers a question. */
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
      <TitledSection
        id="questions"
        surface="sunken"
        title="Who to ask"
        lead="Five questions we hear every week, the person who answers each, and what they need to see."
      >
        <IndexList items={teamAnswers} link="detail" />
      </TitledSection>
      <CallToAction {...callToAction} title="Talk to one of us this week." />
    </>
  );
}
