export type DimensionLineProps = {
  /** The text on the line, which the page says elsewhere, too. */
  value: string;
};

/**
 * A dimension line of an engineering drawing with its value, across the width of the container; decorative.
 *
 * Guarantees: hidden from assistive technology.
 */
export function DimensionLine({ value }: DimensionLineProps) {
  return (
    <div aria-hidden="true" className="flex items-center gap-3 px-4 py-2 data-text text-caption text-secondary">
      <div className="min-w-0 flex-1">
        <Half />
      </div>
      {/* readable on the shadow of an object above it */}
      <span className="text-primary">{value}</span>
      <div className="min-w-0 flex-1 -scale-x-100">
        <Half />
      </div>
    </div>
  );
}

/** One half of the line, with the extension line and the arrow at its end. */
function Half() {
  return (
    <svg aria-hidden="true" className="h-4 w-full stroke-current">
      <line x1="0.5" y1="0" x2="0.5" y2="100%" />
      <line x1="0" y1="50%" x2="100%" y2="50%" />
      <path d="M10 5 L0 8 L10 11 Z" className="fill-current" />
    </svg>
  );
}
