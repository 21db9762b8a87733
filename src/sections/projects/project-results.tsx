import { cx } from "class-variance-authority";
import type { ProjectResult } from "#content/schema.ts";

export type ProjectResultsProps = {
  /** The figures with their labels. */
  results: readonly ProjectResult[];
  /** `grid`: two in a row; `spread`: the first across half of the page, the others in rows beside it. @default grid */
  layout?: "grid" | "spread";
};

/** The results of a project as figures with labels. */
export function ProjectResults({ results, layout = "grid" }: ProjectResultsProps) {
  if (layout === "spread") return <Spread results={results} />;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2">
      {results.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2 border-s-thin border-control ps-4 md:ps-6">
          <dt className="wrap-anywhere text-secondary">{label}</dt>
          <dd className="display-text text-headline font-medium narrow:text-heading">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The first row is as high as the rows beside it, of which there are four at most. */
function Spread({ results }: Pick<ProjectResultsProps, "results">) {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {results.map(({ value, label }, index) => (
        <div
          key={label}
          className={cx(
            "relative flex",
            index === 0
              ? "flex-col-reverse justify-end gap-2 pt-4 pb-8 md:row-span-4"
              : "flex-row-reverse items-baseline justify-end gap-6 py-5 md:py-6 narrow:flex-col-reverse narrow:items-start narrow:gap-2",
          )}
        >
          <dt
            className={cx(
              "text-secondary",
              index === 0 ? "max-w-panel text-subheading" : "min-w-0 flex-1 wrap-anywhere narrow:w-full",
            )}
          >
            {label}
          </dt>
          <dd
            className={cx(
              "display-text font-medium",
              index === 0 ? "text-poster narrow:text-headline" : "w-4/12 text-heading narrow:w-full",
            )}
          >
            <bdi>{value}</bdi>
          </dd>
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-0 origin-left draw-on-scroll border-t-thin border-control rtl:origin-right"
          />
        </div>
      ))}
    </dl>
  );
}
