import type { TeamMember } from "#content/schema.ts";
import { Container } from "#ui/container.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

export type TeamProfileProps = {
  /** The member whose page this is. */
  member: TeamMember;
};

/** A still life of a member's tools beside heading, name and role, and below them the biography in columns. */
export function TeamProfile({ member }: TeamProfileProps) {
  const { name, title, line, heading, biography, photo } = member;
  return (
    <Section padding="compact" labelledBy="biography">
      <Container>
        <div className="grid grid-cols-1 items-center gap-x-12 gap-y-10 sm:grid-cols-2 lg:gap-x-20">
          <div className="lit-dark">
            <Picture
              picture={photo.picture}
              alt={photo.alt}
              loading="eager"
              sizes="(width < 37.5rem) 100vw, (width < 94rem) 48vw, 42rem"
            />
          </div>
          <div className="flex flex-col gap-8">
            <SectionHeading id="biography" eyebrow={title} title={heading} lead={line} />
            <FactList
              facts={[
                { term: "Name", detail: name },
                { term: "Role", detail: title },
              ]}
            />
          </div>
          <div className="space-y-6 sm:col-span-2 md:two-columns md:gap-12 lg:gap-20">
            {biography.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
