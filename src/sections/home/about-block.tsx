import type { Photo } from "#lib/image/picture.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Container } from "#ui/container.tsx";
import { Details } from "#ui/details.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type AboutBlockProps = {
  /** A short label above the heading. */
  eyebrow: string;
  title: string;
  lead: string;
  /** A cut-out whose objects leave the corner below at the start empty, where the text is in wide windows. */
  photo: Photo;
  /** The button below the text. */
  action: { label: string; to: string };
  /** Capability lists, side by side on wide viewports. */
  lists: readonly { title: string; items: readonly string[] }[];
};

/** About section: a short introduction in the empty corner of a large picture, and the lists of capabilities below. */
export function AboutBlock({ eyebrow, title, lead, photo, action, lists }: AboutBlockProps) {
  return (
    <Section labelledBy="about-title">
      <Container>
        <Stack gap="xl">
          <div className="grid gap-8 md:grid-cols-12 md:items-center lg:items-end">
            <div className="z-raised flex flex-col items-start gap-6 md:col-span-5 lg:col-start-1 lg:row-start-1">
              <SectionHeading id="about-title" eyebrow={eyebrow} title={title} lead={lead} />
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
            <div className="lit-dark -my-6 max-sm:-mx-4 md:col-span-7 md:-me-6 lg:col-span-full lg:col-start-1 lg:row-start-1 lg:mx-4 lg:-mt-20 lg:-mb-14">
              <Picture
                picture={photo.picture}
                alt={photo.alt}
                sizes="(width < 60rem) 100vw, (width < 80rem) 60vw, (width < 92rem) 96vw, 88rem"
              />
            </div>
          </div>
          <Grid columns="two-from-md" gap="xl" align="start">
            {lists.map(({ title: listTitle, items }, index) => (
              <Details
                key={listTitle}
                summary={
                  <Heading level={3} size="md" id={`capabilities-${index}`}>
                    {listTitle}
                  </Heading>
                }
              >
                <CheckList items={items} columns="two" labelledBy={`capabilities-${index}`} />
              </Details>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
