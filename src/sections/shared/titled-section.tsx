import type { ReactNode } from "react";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { SectionHeading, type SectionHeadingProps } from "#ui/section-heading.tsx";
import { Section, type SectionProps } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type TitledSectionProps = SectionHeadingProps & {
  /** The background. */
  tone?: "page" | "sunken";
  /** The border at the top. */
  border?: SectionProps["border"];
  /** The position of the heading relative to the content. */
  layout?: "above" | "beside";
  /** A link below the heading to a page with more. */
  more?: { label: string; to: string };
  children: ReactNode;
};

/** A section named by its heading. */
export function TitledSection({ tone, border, layout = "above", more, children, ...heading }: TitledSectionProps) {
  const title = (
    <Stack gap="sm" align="start">
      <SectionHeading {...heading} />
      {more && <ArrowLink {...more} />}
    </Stack>
  );
  return (
    <Section tone={tone} border={border} labelledBy={heading.id}>
      <Container>
        {layout === "above" ? (
          <Stack gap="xl">
            {title}
            {children}
          </Stack>
        ) : (
          <Grid columns="two" gap="xl">
            {title}
            {children}
          </Grid>
        )}
      </Container>
    </Section>
  );
}
