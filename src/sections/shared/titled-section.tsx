import type { ReactNode } from "react";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { SectionHeading, type SectionHeadingProps } from "#ui/section-heading.tsx";
import { Section, type SectionProps } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type TitledSectionProps = SectionHeadingProps & {
  /** The background: `page`, `sunken` for every other section, or the dark `inverse`. @default page */
  surface?: SectionProps["surface"];
  /** `top`: a line at the top edge; `none`: no line. @default none */
  border?: SectionProps["border"];
  /** The heading: `above` the content, or `beside` it. */
  layout?: "above" | "beside";
  children: ReactNode;
};

/** A section named by its heading. */
export function TitledSection({ surface, border, layout = "above", children, ...heading }: TitledSectionProps) {
  return (
    <Section surface={surface} border={border} labelledBy={heading.id}>
      <Container>
        {layout === "above" ? (
          <Stack gap="xl">
            <SectionHeading {...heading} />
            {children}
          </Stack>
        ) : (
          <Grid columns="two-from-md" gap="xl">
            <SectionHeading {...heading} />
            {children}
          </Grid>
        )}
      </Container>
    </Section>
  );
}
