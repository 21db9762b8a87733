import { about } from "#content/about.ts";
import { callToAction } from "#content/call-to-action.ts";
import { process } from "#content/home.ts";
import { aboutMeta } from "#content/page-meta/about.ts";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { MissionVision } from "#sections/home/mission-vision.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** About page, with mission, vision, values and skills. */
export function AboutPage() {
  const { lead, paragraphs, action, photo, mission, vision, values, skills, skillsNote, video } = about;
  return (
    <>
      <PageHeader {...aboutMeta} lead={lead} />
      <Section padding="compact">
        <Container>
          <div className="grid gap-8 md:grid-cols-12 md:items-center">
            <div className="flex flex-col items-start gap-6 md:col-span-5">
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} size="lead">
                  {paragraph}
                </Text>
              ))}
              <Stack direction="row" gap="sm" align="center">
                <ButtonLink to={action.to}>{action.label}</ButtonLink>
                <VideoButton video={video} />
              </Stack>
            </div>
            {/* its margins are transparent */}
            <div className="lit-dark -my-6 w-full max-w-photo-wide max-md:order-first md:col-span-7 md:-me-6 md:-mt-20 md:-mb-10 md:justify-self-end">
              <Picture picture={photo.picture} alt={photo.alt} loading="eager" sizes="(width < 60rem) 100vw, 50rem" />
            </div>
          </div>
        </Container>
      </Section>
      <MissionVision eyebrow="Purpose" title="What we stand for" mission={mission} vision={vision} values={values} />
      <TitledSection
        id="skills"
        layout="beside"
        title="How we measure ourselves"
        more={{ label: "Meet the team", to: "/team" }}
      >
        <SkillBars skills={skills} note={skillsNote} />
      </TitledSection>
      <TitledSection id="process" surface="sunken" title="Five steps, one team">
        <DrawnList isOrdered entries={process} />
      </TitledSection>
      <CallToAction {...callToAction} />
    </>
  );
}
