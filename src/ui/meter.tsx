export type MeterProps = {
  label: string;
  /** From 0 to 100. */
  percent: number;
};

/**
 * A share of a hundred, as a bar and in figures.
 *
 * Guarantees: a native `meter` named by its label, whose spoken value is the one that is seen.
 * Requires: a percentage that means something to the reader.
 */
export function Meter({ label, percent }: MeterProps) {
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="flex justify-between gap-4 text-small font-semibold">
        <span className="wrap-anywhere">{label}</span>
        <span aria-hidden="true" className="tabular-nums">
          {percent}%
        </span>
      </div>
      <meter min={0} max={100} value={percent} aria-label={label} aria-valuetext={`${percent}%`} className="sr-only">
        {percent}%
      </meter>
      {/* The track is a line and the bar is not: where both are black they are still told apart. */}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-1 w-full">
        <rect y={3} width={100} height={1} className="fill-hairline forced-colors:fill-current" />
        <rect width={percent} height={4} className="fill-mark forced-colors:fill-current" />
      </svg>
    </div>
  );
}
