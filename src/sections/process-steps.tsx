import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Heading } from "#ui/heading";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

export type ProcessStepsProps = {
  eyebrow: string;
  title: string;
  lead?: string;
  steps: readonly { title: string; text: string }[];
};

/** What happens in which order, numbered along one line. */
export function ProcessSteps({ eyebrow, title, lead, steps }: ProcessStepsProps) {
  return (
    <Band tone="sunken" labelledBy="process-title">
      <Container>
        <Stack gap="xl">
          <SectionHeading id="process-title" eyebrow={eyebrow} title={title} lead={lead} />
          <ol
            role="list"
            className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
          >
            {steps.map((step, index) => (
              <li key={step.title} className="flex flex-col gap-3 border-t-thick border-strong pt-4">
                <span aria-hidden="true" className="text-caption font-semibold text-accent tabular-nums">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <Heading level={3} size="title">
                  {step.title}
                </Heading>
                <p className="text-small text-secondary">{step.text}</p>
              </li>
            ))}
          </ol>
        </Stack>
      </Container>
    </Band>
  );
}
