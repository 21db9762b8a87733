import figures from "#assets/book-figures.svg?no-inline";
import type { Edition } from "#content/schema.ts";

export type BookFigureProps = {
  /** The name of a symbol in `src/assets/book-figures.svg`. */
  figure: Edition["sample"]["figure"];
};

/** The line drawing of a sample page; decorative, because its caption says what it shows. */
export function BookFigure({ figure }: BookFigureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 200"
      fill="none"
      strokeWidth="1.5"
      className="w-full max-w-panel-wide stroke-control data-text text-primary"
    >
      <use href={`${figures}#${figure}`} width="320" height="200" />
    </svg>
  );
}
