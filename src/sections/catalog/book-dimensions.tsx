import type { BookSize } from "#lib/format/book-size.ts";

const percent = (value: number) => `${value}%`;

type Point = { readonly x: number; readonly y: number };

/** A straight line between two points, given in percent of the picture. */
function Line({ from, to }: { from: Point; to: Point }) {
  return <line x1={percent(from.x)} y1={percent(from.y)} x2={percent(to.x)} y2={percent(to.y)} />;
}

/** An arrowhead that points into a direction in degrees, 0 to the right. */
function Arrow({ at, angle }: { at: Point; angle: number }) {
  return (
    <svg x={percent(at.x)} y={percent(at.y)} className="overflow-visible">
      <path d="M0 0L-10 -3V3Z" transform={`rotate(${angle})`} className="fill-current" />
    </svg>
  );
}

function Value({ at, angle = 0, children }: { at: Point; angle?: number; children: string }) {
  return (
    <svg x={percent(at.x)} y={percent(at.y)} className="overflow-visible">
      <text transform={`rotate(${angle})`} textAnchor="middle" className="fill-current stroke-none data-text">
        {children}
      </text>
    </svg>
  );
}

/** The slope of the lower edge of the cover in degrees. */
const slope = -12.4;

/** The dimensions of the book in millimeters. */
export type BookDimensionsProps = BookSize;

/**
 * The dimension lines of a book over its picture, which must have the camera of `art/books.py`; decorative, because the facts
 * below the picture have the dimensions as text.
 */
export function BookDimensions({ width, height, spine }: BookDimensionsProps) {
  const [left, right] = [
    { x: 29.8, y: 97 },
    { x: 73.7, y: 87.4 },
  ];
  const [top, bottom] = [
    { x: 79, y: 9.7 },
    { x: 79, y: 82.8 },
  ];
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible stroke-current text-caption text-primary"
    >
      <Line from={{ x: left.x, y: 93.4 }} to={{ x: left.x, y: 98.4 }} />
      <Line from={{ x: right.x, y: 83.8 }} to={{ x: right.x, y: 88.8 }} />
      <Line from={left} to={right} />
      <Arrow at={left} angle={180 + slope} />
      <Arrow at={right} angle={slope} />
      <Value at={{ x: 54.6, y: 96.4 }} angle={slope}>
        {String(width)}
      </Value>
      <Line from={{ x: 74.7, y: top.y }} to={{ x: 80.4, y: top.y }} />
      <Line from={{ x: 74.7, y: bottom.y }} to={{ x: 80.4, y: bottom.y }} />
      <Line from={top} to={bottom} />
      <Arrow at={top} angle={-90} />
      <Arrow at={bottom} angle={90} />
      <Value at={{ x: 84.4, y: 47 }}>{String(height)}</Value>
      <Line from={{ x: 25.3, y: 5.4 }} to={{ x: 25.3, y: 12.2 }} />
      <Line from={{ x: 29.8, y: 5.4 }} to={{ x: 29.8, y: 13.4 }} />
      <Line from={{ x: 14, y: 6.8 }} to={{ x: 25.3, y: 6.8 }} />
      <Line from={{ x: 29.8, y: 6.8 }} to={{ x: 36, y: 6.8 }} />
      <Arrow at={{ x: 25.3, y: 6.8 }} angle={0} />
      <Arrow at={{ x: 29.8, y: 6.8 }} angle={180} />
      <Value at={{ x: 17.6, y: 5.6 }}>{String(spine)}</Value>
    </svg>
  );
}
