export type DimensionLineProps = {
  /** What is measured, which the line alone shows. */
  label: string;
  value: string;
};

/**
 * A dimension line of an engineering drawing with its value, across the width of the container.
 *
 * Guarantees: for those who do not see the line, the value is named.
 */
export function DimensionLine({ label, value }: DimensionLineProps) {
  return (
    <div className="flex items-center gap-3 px-4 py-2 data-text text-caption text-secondary">
      <div className="min-w-0 flex-1">
        <Half />
      </div>
      {/* readable on the shadow of an object above it */}
      <p className="text-primary">
        <span className="sr-only">{label}: </span>
        {value}
      </p>
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
