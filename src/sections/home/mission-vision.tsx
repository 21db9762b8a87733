import type { About } from "#content/schema-page.ts";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type MissionVisionProps = Pick<About, "statement" | "mission" | "vision" | "values"> & {
  title: string;
};

/** Purpose of the company: a photograph across the window with a sentence about it, mission and vision, and its values in large rows. */
export function MissionVision({ title, statement, mission, vision, values }: MissionVisionProps) {
  return (
    <>
      <Section surface="inverse" padding="none" paper="omitted">
        <figure>
          <div className="aspect-photo widen-on-scroll sm:aspect-wide md:aspect-panorama">
            <Picture picture={statement.photo.picture} alt={statement.photo.alt} ratio="fill" sizes="100vw" />
          </div>
          <figcaption className="py-8 display-text text-headline font-medium text-balance md:py-14">
            <Container>{statement.text}</Container>
          </figcaption>
        </figure>
      </Section>
      <TitledSection id="purpose" title={title} size="lead">
        <Grid columns="two-from-md" gap="lg">
          {[mission, vision].map((entry) => (
            <Stack key={entry.title} gap="sm">
              <Heading level={3} size="xs">
                {entry.title}
              </Heading>
              <p className="display-text text-heading text-balance">{entry.text}</p>
            </Stack>
          ))}
        </Grid>
        <ul role="list">
          {values.map((value) => (
            <li
              key={value.title}
              className="relative grid gap-x-12 gap-y-3 py-6 md:grid-cols-2 md:items-center md:py-8"
            >
              <span
                aria-hidden="true"
                className="absolute inset-x-0 top-0 origin-left draw-on-scroll border-t-thick border-strong rtl:origin-right"
              />
              <Heading level={3} size="lg">
                {value.title}
              </Heading>
              <p className="max-w-prose text-lead text-secondary">{value.text}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}
