import { notFound } from "#content/not-found";
import { notFoundMeta } from "#content/page-meta/not-found";
import { PageOpening } from "#sections/page-opening";
import { Band } from "#ui/band";
import { ButtonLink } from "#ui/button";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { Picture } from "#ui/picture";
import { Stack } from "#ui/stack";
import { Text } from "#ui/text";

/** Answers every address that is no page, and every id that is no record. */
export function NotFoundPage() {
  const { title, text, action, to, photo } = notFound;
  return (
    <>
      <PageOpening {...notFoundMeta} heading={title} />
      <Band>
        <Container>
          <Grid columns="two" gap="xl" align="center">
            <Stack align="start">
              <Text size="lead">{text}</Text>
              <ButtonLink to={to}>{action}</ButtonLink>
            </Stack>
            <Picture picture={photo.picture} alt={photo.alt} frame="frame" sizes="(width < 960px) 100vw, 40rem" />
          </Grid>
        </Container>
      </Band>
    </>
  );
}
