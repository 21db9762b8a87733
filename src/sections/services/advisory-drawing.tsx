import drawings from "#assets/advisory-drawings.svg?no-inline";
import type { AdvisoryService } from "#content/schema.ts";

export type AdvisoryDrawingProps = {
  /** The icon of the advisory service, which names its drawing. */
  icon: AdvisoryService["icon"];
};

/**
 * The line drawing of an advisory service, in the colors of the surface: advice has no object to photograph. Decorative: a
 * title or a caption beside it says what it shows.
 */
export function AdvisoryDrawing({ icon }: AdvisoryDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      className="block aspect-photo w-full stroke-control text-primary tabular-nums"
    >
      <use href={`${drawings}#${icon}`} />
    </svg>
  );
}
