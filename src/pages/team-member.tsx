import { useParams } from "react-router-dom";
import { skillsNote, teamMemberById } from "#content/team-member";
import { NotFoundPage } from "#pages/not-found";
import { PageOpening } from "#sections/page-opening";
import { TeamForm } from "#sections/team-form";
import { TeamProfile } from "#sections/team-profile";
import { TeamRecord } from "#sections/team-record";
import { Band } from "#ui/band";
import { Container } from "#ui/container";

/** One member of the team, and a note to them. */
export function TeamMemberPage() {
  const { id } = useParams();
  const member = teamMemberById(id);
  if (!member) return <NotFoundPage />;
  const { name, title, line, monogram } = member;
  return (
    <>
      <PageOpening
        path={`/team-single/${member.id}`}
        title={name}
        description={`${name}, ${title}. ${line}`}
        trail={[{ label: "Team", to: "/team" }]}
        image={monogram.picture}
      />
      <TeamProfile member={member} />
      <TeamRecord member={member} skillsNote={skillsNote} />
      <Band labelledBy="team-form">
        <Container>
          <TeamForm key={member.id} name={name} />
        </Container>
      </Band>
    </>
  );
}
