import { cx } from "class-variance-authority";
import drawings from "#assets/advisory-drawings.svg?no-inline";
import type { AdvisoryService } from "#content/schema.ts";

/** The size of the labels in the units of a drawing, which is 400 wide. */
const labelSizes = { none: 0, normal: 14, medium: 16, large: 20 };

export type AdvisoryDrawingProps = {
  /** The icon of the advisory service, which names its drawing, or the product that the company engineers. */
  icon: AdvisoryService["icon"] | "gateway";
  /** The part that is shown, as a `viewBox` of the same proportions; by default all. */
  view?: string;
  /** `width`: as wide as its place; `place`: as large as its place allows, from `md` on. @default width */
  fit?: "width" | "place";
  /** The size of the labels, which the drawing scales: `medium` in a card, `large` in a row, `none` in a thumbnail. @default normal */
  labels?: keyof typeof labelSizes;
};

/**
 * The line drawing of an advisory service, in the colors of the surface, because advice has no object to photograph, or of a product that does not exist yet. Decorative: a
 * title or a caption beside it says what it shows.
 */
export function AdvisoryDrawing({ icon, view = "0 0 400 300", fit, labels = "normal" }: AdvisoryDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={view}
      fill="none"
      fontSize={labelSizes[labels]}
      strokeWidth="1.5"
      className={cx(
        "block aspect-photo w-full stroke-control data-text text-primary",
        fit === "place" && "md:aspect-auto md:h-full",
      )}
    >
      <use href={`${drawings}#${icon}`} width="400" height="300" />
    </svg>
  );
}

export type AdvisoryFigureProps = AdvisoryDrawingProps & {
  /** What the drawing shows. */
  caption: string;
};

/** A line drawing with its caption, in a frame. */
export function AdvisoryFigure({ caption, ...drawing }: AdvisoryFigureProps) {
  return (
    <figure className="overflow-hidden rounded-frame border-thin border-control bg-raised text-primary">
      <AdvisoryDrawing {...drawing} />
      <figcaption className="border-t-thin border-hairline px-4 py-3 text-caption text-secondary">{caption}</figcaption>
    </figure>
  );
}
