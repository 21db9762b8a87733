import { about } from "#content/about.ts";
import { callToAction } from "#content/call-to-action.ts";
import { process } from "#content/home.ts";
import { aboutMeta } from "#content/page-meta/about.ts";
import { MissionVision } from "#sections/home/mission-vision.tsx";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { VideoButton } from "#sections/shared/video-button.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
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
          <Grid columns="two-from-md" gap="xl" align="center">
            <Stack align="start">
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} size="lead">
                  {paragraph}
                </Text>
              ))}
              <Stack direction="row" gap="sm" align="center">
                <ButtonLink to={action.to}>{action.label}</ButtonLink>
                <VideoButton video={video} />
              </Stack>
            </Stack>
            {/* its margins are transparent */}
            <div className="lit-dark max-md:order-first md:-ms-16 md:-me-8">
              <Picture picture={photo.picture} alt={photo.alt} loading="eager" sizes="(width < 60rem) 100vw, 48rem" />
            </div>
          </Grid>
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
      <ProcessSteps title="Five steps, one team" steps={process} />
      <CallToAction {...callToAction} />
    </>
  );
}
