import type { ProjectResult } from "#content/schema.ts";

export type ProjectResultsProps = {
  /** The figures with their labels. */
  results: readonly ProjectResult[];
};

/** The results of a project as figures with labels. */
export function ProjectResults({ results }: ProjectResultsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {results.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2 border-s-thin border-control ps-4 md:ps-6">
          <dt className="text-small wrap-anywhere text-secondary">{label}</dt>
          <dd className="text-headline font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
