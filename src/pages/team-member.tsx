import { personMetadata } from "#content/record-metadata.ts";
import type { TeamMember } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { skillsNote } from "#content/team-member.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { TeamForm } from "#sections/team/team-form.tsx";
import { TeamProfile } from "#sections/team/team-profile.tsx";
import { TeamRecord } from "#sections/team/team-record.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

export type TeamMemberPageProps = {
  /** Undefined for an unknown id. */
  member: TeamMember | undefined;
};

/** The profile of a team member, with a demonstration form. */
export function TeamMemberPage({ member }: TeamMemberPageProps) {
  if (!member) return <NotFoundPage />;
  return (
    <>
      <PageHeader {...personMetadata(member)} />
      <TeamProfile member={member} />
      <TeamRecord member={member} skillsNote={skillsNote} />
      <Section padding="compact" labelledBy="team-form">
        <Container>
          <TeamForm key={member.id} name={member.name} details={<ContactDetails site={site} layout="facts" />} />
        </Container>
      </Section>
    </>
  );
}
