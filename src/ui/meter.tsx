import { useId } from "react";

export type MeterProps = {
  /** The visible label and accessible name. */
  label: string;
  /** The value, from 0 to 100. */
  percent: number;
};

/** A percentage, as a bar and as text; a native `meter` named by the visible label and value. */
export function Meter({ label, percent }: MeterProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div id={id} aria-hidden="true" className="flex justify-between gap-4 text-small font-medium">
        <span className="wrap-anywhere">{label}</span> <span className="data-text whitespace-nowrap">{percent}%</span>
      </div>
      <meter min={0} max={100} value={percent} aria-labelledby={id} className="sr-only" />
      {/* The bar is thicker than the track, so that both are distinguishable in one color. */}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-1 w-full">
        <rect y={3} width={100} height={1} className="fill-hairline forced-colors:fill-current" />
        <rect width={percent} height={4} className="fill-mark forced-colors:fill-current" />
      </svg>
    </div>
  );
}
