import type { Pricing } from "#content/schema-page.ts";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { Heading } from "#ui/heading.tsx";

export type PlanStartProps = {
  /** The steps, with unique titles, each with its day. */
  steps: Pricing["start"];
};

/** The first days of a plan as a time line: each step below its drawing and its day; in small windows, one below the other. */
export function PlanStart({ steps }: PlanStartProps) {
  return (
    <ol role="list" className="grid grid-cols-1 gap-y-10 sm:grid-cols-3">
      {steps.map(({ day, title, text, drawing }) => (
        <li key={title} className="flex flex-col">
          <div className="sm:pe-8">
            <StepDrawing drawing={drawing} />
          </div>
          <p className="relative border-t-thick border-strong pt-3 data-text text-caption">
            <span aria-hidden="true" className="absolute start-0 -top-2 h-4 border-s-thick border-strong" />
            {day}
          </p>
          <div className="flex flex-col gap-2 pt-2 sm:pe-8">
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <p className="text-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
