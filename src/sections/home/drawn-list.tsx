import { cx } from "class-variance-authority";
import type { DrawnEntry } from "#content/schema-page.ts";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { Heading } from "#ui/heading.tsx";

/** An entry that would be alone in a row of two: its text is beside its drawing, both on the ground line. */
const alone = "max-lg:col-span-2 max-lg:grid max-lg:grid-cols-2 max-lg:items-end narrow:col-span-1 narrow:flex";
const besideDrawing = "max-lg:order-1 max-lg:pb-4 narrow:order-none";

const grid = "grid grid-cols-2 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none narrow:grid-cols-1";

export type DrawnListProps = {
  /** The entries, with unique titles. */
  entries: readonly DrawnEntry[];
  /** True for the steps of a process. */
  isOrdered?: boolean;
};

/** Steps or features, each with a decorative line drawing; the drawings of a row are on one ground line. */
export function DrawnList({ entries, isOrdered = false }: DrawnListProps) {
  const items = entries.map(({ title, text, drawing }, index) => {
    const isAlone = index % 2 === 0 && index === entries.length - 1;
    return (
      <li key={title} className={cx("flex flex-col", isAlone && alone)}>
        <StepDrawing drawing={drawing} />
        <span
          aria-hidden="true"
          className={cx(
            "origin-left draw-on-scroll border-t-thick border-strong rtl:origin-right",
            isAlone && "max-lg:order-2 max-lg:col-span-2 narrow:order-none",
          )}
        />
        <div className={cx("flex flex-col gap-2 pe-4 pt-3 sm:pe-6 sm:pt-4", isAlone && besideDrawing)}>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <p className="text-secondary">{text}</p>
        </div>
      </li>
    );
  });
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
