import type { DrawnEntry } from "#content/schema-page.ts";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { Heading } from "#ui/heading.tsx";

const grid = "grid grid-cols-2 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none narrow:grid-cols-1";

export type DrawnListProps = {
  /** The entries, with unique titles. */
  entries: readonly DrawnEntry[];
  /** True for the steps of a process. */
  isOrdered?: boolean;
};

/** Steps or features, each with a decorative line drawing; the drawings of a row are on one ground line. */
export function DrawnList({ entries, isOrdered = false }: DrawnListProps) {
  const items = entries.map(({ title, text, drawing }) => (
    <li key={title} className="flex flex-col last:odd:col-span-2 lg:last:odd:col-span-1 narrow:last:odd:col-span-1">
      <StepDrawing drawing={drawing} />
      <span aria-hidden="true" className="origin-left draw-on-scroll border-t-thick border-strong rtl:origin-right" />
      <div className="flex flex-col gap-2 pe-4 pt-3 sm:pe-6 sm:pt-4">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <p className="text-secondary">{text}</p>
      </div>
    </li>
  ));
  return isOrdered ? (
    <ol role="list" className={grid}>
      {items}
    </ol>
  ) : (
    <ul role="list" className={grid}>
      {items}
    </ul>
  );
}
