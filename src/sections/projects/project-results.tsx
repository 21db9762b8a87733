import { cx } from "class-variance-authority";
import type { ProjectResult } from "#content/schema.ts";

export type ProjectResultsProps = {
  /** The figures with their labels. */
  results: readonly ProjectResult[];
  /**
   * `grid`: two in a row; `row`: four in a row from `md` on; `spread`: the first in a row of its own, the others in one below
   * it. @default grid
   */
  layout?: "grid" | "row" | "spread";
};

/** The results of a project as figures with labels. */
export function ProjectResults({ results, layout = "grid" }: ProjectResultsProps) {
  if (layout === "spread") return <Spread results={results} />;
  return (
    <dl
      className={cx(
        "grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-8 sm:gap-y-10 narrow:grid-cols-1",
        layout === "row" && "md:grid-cols-4",
      )}
    >
      {results.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2 border-s-thin border-control ps-3 md:ps-6">
          <dt className="wrap-anywhere text-secondary">{label}</dt>
          <dd className="display-text text-headline font-medium narrow:text-heading">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The first figure has a row of its own, the others, of which there are four at most, share the next one; each is above its label. */
function Spread({ results }: Pick<ProjectResultsProps, "results">) {
  return (
    <dl className="flex flex-wrap gap-x-6 sm:gap-y-6">
      {results.map(({ value, label }, index) => (
        <div
          key={label}
          className={cx(
            "relative flex pt-4",
            index === 0
              ? "w-full flex-col-reverse gap-2 pb-6 sm:pb-4"
              : "w-full flex-row-reverse items-baseline justify-end gap-4 pb-4 sm:w-0 sm:flex-1 sm:flex-col-reverse sm:items-start sm:gap-2 narrow:flex-col-reverse",
          )}
        >
          <dt
            className={cx(
              "wrap-anywhere text-secondary",
              index === 0 ? "text-subheading" : "min-w-0 flex-1 sm:flex-none",
            )}
          >
            {label}
          </dt>
          <dd
            className={cx(
              "display-text font-medium",
              index === 0 ? "text-poster narrow:text-headline" : "w-4/12 text-heading sm:w-full narrow:w-full",
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
