import type { ReactNode } from "react";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { SectionHeading, type SectionHeadingProps } from "#ui/section-heading.tsx";
import { Section, type SectionProps } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type TitledSectionProps = SectionHeadingProps & {
  tone?: "page" | "sunken";
  edge?: SectionProps["border"];
  /** The heading above what it names, or in a column of its own beside it. */
  layout?: "above" | "beside";
  /** Where there is more of it. */
  more?: { label: string; to: string };
  children: ReactNode;
};

/** A stretch of the page under a heading of its own, which names it. */
export function TitledSection({ tone, edge, layout = "above", more, children, ...heading }: TitledSectionProps) {
  const opening = (
    <Stack gap="sm" align="start">
      <SectionHeading {...heading} />
      {more && <ArrowLink {...more} />}
    </Stack>
  );
  return (
    <Section tone={tone} border={edge} labelledBy={heading.id}>
      <Container>
        {layout === "above" ? (
          <Stack gap="xl">
            {opening}
            {children}
          </Stack>
        ) : (
          <Grid columns="two" gap="xl">
            {opening}
            {children}
          </Grid>
        )}
      </Container>
    </Section>
  );
}
