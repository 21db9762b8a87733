import type { TeamMember } from "#content/schema.ts";
import { Container } from "#ui/container.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type TeamProfileProps = {
  /** The member whose page this is. */
  member: TeamMember;
};

/** A still life of a member's tools with name and role, and the biography. */
export function TeamProfile({ member }: TeamProfileProps) {
  const { name, title, line, heading, biography, photo } = member;
  return (
    <Section padding="compact" labelledBy="biography">
      <Container>
        <div className="grid grid-cols-1 items-start gap-10 sm:grid-cols-12 md:gap-20">
          <div className="flex flex-col gap-6 sm:sticky sm:top-24 sm:col-span-4 md:col-span-5">
            <div className="lit-dark">
              <Picture
                picture={photo.picture}
                alt={photo.alt}
                loading="eager"
                sizes="(width < 37.5rem) 100vw, (width < 60rem) 31vw, (width < 94rem) 39vw, 36rem"
              />
            </div>
            <FactList
              facts={[
                { term: "Name", detail: name },
                { term: "Role", detail: title },
              ]}
            />
          </div>
          <div className="sm:col-span-8 md:col-span-7">
            <Stack>
              <SectionHeading id="biography" eyebrow={title} title={heading} lead={line} />
              {biography.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          </div>
        </div>
      </Container>
    </Section>
  );
}
