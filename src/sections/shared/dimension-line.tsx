import { cx } from "class-variance-authority";
import { useRef } from "react";
import { useEnteredView } from "#lib/dom/use-entered-view.ts";

/**
 * A dimension line of an engineering drawing with its value, across the width of the container; decorative.
 *
 * Guarantees: hidden from assistive technology; drawn once as it enters the window, and still under reduced motion.
 * Requires: the value as text elsewhere on the page.
 */
export function DimensionLine({ value }: { value: string }) {
  const line = useRef<HTMLDivElement>(null);
  const state = useEnteredView(line) === false ? cx("draw-line-start") : cx("draw-line");
  return (
    <div
      ref={line}
      aria-hidden="true"
      className="flex items-center gap-3 px-4 py-2 text-caption text-secondary tabular-nums"
    >
      <div className="min-w-0 flex-1">
        <Half state={state} />
      </div>
      <span>{value}</span>
      <div className="min-w-0 flex-1 -scale-x-100">
        <Half state={state} />
      </div>
    </div>
  );
}

/** One half of the line, from the value's side to the arrow and the extension line at its end. */
function Half({ state }: { state: string }) {
  return (
    <svg className="h-4 w-full stroke-current">
      <line x1="0" y1="0" x2="0" y2="100%" />
      <line x1="100%" y1="50%" x2="0" y2="50%" className={state} />
      <path d="M9 5 L0 8 L9 11 Z" className="fill-current stroke-none" />
    </svg>
  );
}
