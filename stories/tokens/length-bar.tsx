/** The longest bar in pixels, which fits the columns of all windows. */
const longest = 240;

export type LengthBarProps = {
  /** The length as a style. */
  width: string;
  /** The length in pixels. */
  pixels: number;
};

/** A length as a bar; one that is too long for its column is broken, as in drawings. */
export function LengthBar({ width, pixels }: LengthBarProps) {
  if (pixels <= longest) return <div aria-hidden="true" className="h-4 bg-mark" style={{ width }} />;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${longest} 16`} className="w-full fill-mark" style={{ maxWidth: longest }}>
      <path d={`M0 0 H176 L168 16 H0 Z M186 0 H${longest} V16 H178 Z`} />
    </svg>
  );
}
