import type { TeamMember } from "#content/schema.ts";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { Container } from "#ui/container.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type TeamRecordProps = {
  /** The education and skills of the member. */
  member: Pick<TeamMember, "skills" | "education" | "languages">;
  /** A sentence that explains the percentages. */
  skillsNote: string;
};

/** A member's skills, education and languages. */
export function TeamRecord({ member: { skills, education, languages }, skillsNote }: TeamRecordProps) {
  const columns = [
    { title: "Skills", content: <SkillBars skills={skills} note={skillsNote} /> },
    {
      title: "Education",
      content: (
        <FactList
          layout="stacked"
          facts={education.map(({ title, place, years }) => ({ term: title, detail: `${place}, ${years}` }))}
        />
      ),
    },
    {
      title: "Languages",
      content: <FactList facts={languages.map(({ name, level }) => ({ term: name, detail: level }))} />,
    },
  ];
  return (
    <Section surface="sunken" padding="compact">
      <Container>
        <div className="grid grid-cols-1 gap-x-20 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:block print:space-y-8">
          {columns.map(({ title, content }) => (
            <Stack key={title}>
              <Heading level={2} size="md">
                {title}
              </Heading>
              {content}
            </Stack>
          ))}
        </div>
      </Container>
    </Section>
  );
}
