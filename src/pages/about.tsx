import { about } from "#content/about.ts";
import { callToAction } from "#content/call-to-action.ts";
import { process } from "#content/home.ts";
import { aboutMeta } from "#content/page-meta/about.ts";
import { AboutPicture } from "#sections/home/about-picture.tsx";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { MissionVision } from "#sections/home/mission-vision.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { FirstScreen } from "#ui/first-screen.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** About page, with mission, vision, values and skills. */
export function AboutPage() {
  const { lead, paragraphs, action, photo, statement, mission, vision, values, skills, skillsNote, video } = about;
  return (
    <>
      <PageHeader {...aboutMeta} lead={lead} />
      <Section padding="compact">
        <Container>
          <FirstScreen>
            <div className="grid gap-8 md:grid-cols-12 md:items-center">
              <div className="flex flex-col items-start gap-6 md:col-span-5">
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} size="lead">
                    {paragraph}
                  </Text>
                ))}
                <Stack direction="row" gap="md" align="center">
                  <ButtonLink to={action.to}>{action.label}</ButtonLink>
                  <VideoButton video={video} />
                </Stack>
              </div>
              <div className="contents max-md:*:order-first">
                <AboutPicture photo={photo} loading="eager" />
              </div>
            </div>
          </FirstScreen>
        </Container>
      </Section>
      <MissionVision
        title="What we stand for"
        statement={statement}
        mission={mission}
        vision={vision}
        values={values}
      />
      <TitledSection
        id="skills"
        surface="sunken"
        title="How we measure ourselves"
        more={{ label: "Meet the team", to: "/team" }}
      >
        <SkillBars layout="chart" skills={skills} note={skillsNote} />
      </TitledSection>
      <TitledSection id="process" surface="inverse" title="Five steps, one team">
        <DrawnList isOrdered entries={process} />
      </TitledSection>
      <CallToAction {...callToAction} title="Ask us something hard." />
    </>
  );
}
