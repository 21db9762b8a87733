import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { StepList, type StepListProps } from "#ui/step-list.tsx";

export type ProcessStepsProps = {
  /** A short label above the heading. */
  eyebrow?: string;
  title: string;
  lead?: string;
  /** The steps in their order. */
  steps: StepListProps["steps"];
  /** The background; `inverse` where no other section of the page is dark. @default sunken */
  surface?: "sunken" | "inverse";
  /** `figures`: each step below its figure, which is as large as its place. @default row */
  layout?: "row" | "figures";
};

/** Section with the steps of a process in one row. */
export function ProcessSteps({ eyebrow, title, lead, steps, surface = "sunken", layout = "row" }: ProcessStepsProps) {
  return (
    <Section surface={surface} labelledBy="process-title">
      <Container>
        <Stack gap="xl">
          <SectionHeading id="process-title" eyebrow={eyebrow} title={title} lead={lead} />
          <StepList steps={steps} layout={layout} />
        </Stack>
      </Container>
    </Section>
  );
}
