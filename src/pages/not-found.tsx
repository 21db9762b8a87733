import { useContext } from "react";
import { notFound } from "#content/not-found.ts";
import { notFoundMeta } from "#content/page-meta/not-found.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SheetContext } from "#sections/site/sheet-context.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** Not-found page, for unknown paths and for ids without a record. */
export function NotFoundPage() {
  const { title, text, action, to, photo } = notFound;
  const sheet = useContext(SheetContext);
  return (
    <>
      {/* The address of a record that does not exist has the number of a record. */}
      <SheetContext value={sheet && { ...sheet, number: sheet.notFound }}>
        <PageHeader {...notFoundMeta} heading={title} />
      </SheetContext>
      <Section padding="compact">
        <Container>
          <Grid columns="two-from-md" gap="xl" align="center">
            <Stack align="start">
              <Text size="lead">{text}</Text>
              <Stack direction="row" align="center">
                <ButtonLink to={to}>{action}</ButtonLink>
                <ArrowLink to="/site-map" label="See all pages" />
              </Stack>
            </Stack>
            <div className="lit-dark">
              <Picture picture={photo.picture} alt={photo.alt} sizes="(width < 60rem) 100vw, 40rem" />
            </div>
          </Grid>
        </Container>
      </Section>
    </>
  );
}
