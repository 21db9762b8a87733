import drawings from "#assets/step-drawings.svg?no-inline";
import type { DrawnEntry } from "#content/schema-page.ts";

export type StepDrawingProps = {
  /** The name of a symbol in `src/assets/step-drawings.svg`. */
  drawing: DrawnEntry["drawing"];
  /** `thumbnail`: small, without its labels. @default normal */
  size?: "normal" | "thumbnail";
};

/** A decorative line drawing whose lower edge is the ground below its subject. */
export function StepDrawing({ drawing, size = "normal" }: StepDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 280 140"
      fill="none"
      fontSize={size === "thumbnail" ? 0 : 14}
      strokeWidth="1.5"
      className="w-full max-w-panel stroke-control data-text text-primary"
    >
      <use href={`${drawings}#${drawing}`} width="280" height="140" />
    </svg>
  );
}
