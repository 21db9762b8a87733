import { cva } from "class-variance-authority";
import { Heading } from "#ui/heading.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const list = cva("grid grid-cols-1 gap-x-6 sm:grid-cols-2", {
  variants: {
    /** `grid`: two columns; `row`: all steps side by side from the `lg` breakpoint on. @default grid */
    layout: {
      grid: "gap-y-6",
      row: "gap-y-4 sm:gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none",
      /** Two by two, four from the `lg` breakpoint on, each below its figure, in small windows beside it. */
      figures: "gap-y-6 sm:gap-y-10 lg:grid-cols-4",
    },
  },
  defaultVariants: { layout: "grid" },
});

export type StepListProps = VariantProps<typeof list> & {
  /** The steps in order, with unique titles. */
  steps: readonly { title: string; text: string; figure?: string | undefined }[];
};

/** A last step that would be alone in a row of two is as wide as the row. */
const step = cva("flex gap-3 border-t-thick border-strong pt-3 sm:flex-col sm:pt-4 sm:last:odd:col-span-2", {
  variants: { layout: { grid: "", row: "lg:last:odd:col-span-1", figures: "narrow:flex-col" } },
  defaultVariants: { layout: "grid" },
});

/** The numbered steps of a process. */
export function StepList({ steps, layout }: StepListProps) {
  return (
    <ol role="list" className={list({ layout })}>
      {steps.map(({ title, text, figure }, index) => (
        <li key={title} className={step({ layout })}>
          {layout === "figures" && figure ? (
            <span aria-hidden="true" className="w-24 shrink-0 display-text text-figure font-medium sm:w-auto">
              {figure}
            </span>
          ) : (
            <span aria-hidden="true" className="w-6 shrink-0 pt-1 data-text text-caption text-secondary sm:pt-0">
              {String(index + 1).padStart(2, "0")}
            </span>
          )}
          <div className="flex flex-col gap-1 sm:gap-3">
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
