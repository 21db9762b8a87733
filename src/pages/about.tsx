import { about } from "#content/about";
import { callToAction, process } from "#content/home";
import { aboutMeta } from "#content/page-meta/about";
import { CallToAction } from "#sections/call-to-action";
import { MissionVision } from "#sections/mission-vision";
import { PageOpening } from "#sections/page-opening";
import { ProcessSteps } from "#sections/process-steps";
import { SkillBars } from "#sections/skill-bars";
import { TitledBand } from "#sections/titled-band";
import { VideoButton, type VideoButtonProps } from "#sections/video-button";
import { Band } from "#ui/band";
import { ButtonLink } from "#ui/button";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { Picture } from "#ui/picture";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

/** `Player` plays the film; its code waits until somebody asks for it. */
export type AboutPageProps = Pick<VideoButtonProps, "Player">;

/** Who we are, what we hold to, and what we are good at. */
export function AboutPage({ Player }: AboutPageProps) {
  const { heading, paragraphs, action, to, photo, mission, vision, values, skills, skillsNote, video } = about;
  return (
    <>
      <PageOpening {...aboutMeta} />
      <Band labelledBy="who">
        <Container>
          <Grid columns="two" gap="xl" align="center">
            <Stack align="start">
              <SectionHeading id="who" eyebrow="Who we are" title={heading} />
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              <Stack direction="row" gap="sm" align="center">
                <ButtonLink to={to}>{action}</ButtonLink>
                <VideoButton video={video} Player={Player} />
              </Stack>
              <Text size="caption" tone="secondary">
                {video.note}
              </Text>
            </Stack>
            <Picture
              picture={photo.picture}
              alt={photo.alt}
              ratio="wide"
              frame="frame"
              sizes="(width < 960px) 100vw, 40rem"
            />
          </Grid>
        </Container>
      </Band>
      <MissionVision eyebrow="Purpose" title="What we hold to" mission={mission} vision={vision} values={values} />
      <TitledBand id="skills" layout="beside" eyebrow="Skills" title="What we measure ourselves by">
        <SkillBars skills={skills} note={skillsNote} />
      </TitledBand>
      <ProcessSteps eyebrow="How we work" title="Five stations, one team" steps={process} />
      <CallToAction {...callToAction} />
    </>
  );
}
