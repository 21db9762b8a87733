import { useContext } from "react";
import { notFound } from "#content/not-found.ts";
import { notFoundMeta } from "#content/page-meta/not-found.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { SheetContext } from "#sections/site/sheet-context.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
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
          <div className="grid items-center gap-8 md:grid-cols-12 md:gap-x-12">
            <div className="md:col-span-5">
              <Stack align="start">
                <Text size="lead">{text}</Text>
                <Stack direction="row" align="center">
                  <ButtonLink to={to}>{action}</ButtonLink>
                  <ArrowLink to="/site-map" label="See all pages" />
                </Stack>
              </Stack>
            </div>
            <div className="lit-dark w-full max-w-photo-wide md:col-span-7 md:justify-self-end">
              <Picture picture={photo.picture} alt={photo.alt} sizes="(width < 60rem) 100vw, 50rem" />
            </div>
          </div>
        </Container>
      </Section>
    </>
  );
}
