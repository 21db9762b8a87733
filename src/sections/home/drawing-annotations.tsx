import { cx } from "class-variance-authority";
import type { DrawingPart } from "#content/gateway-drawing.ts";

/** The columns of the numbers, and of the bends in the leader lines, in percent of the drawing's width. */
const columns = {
  narrow: { left: { number: 28, bend: 28 }, right: { number: 72, bend: 72 } },
  wide: { left: { number: 10, bend: 17 }, right: { number: 90, bend: 83 } },
} as const;

const percent = (value: number) => `${value}%`;

type Point = { readonly x: number; readonly y: number };

/** A straight line between two points, given in percent of the drawing; the one below it keeps it legible on dark parts. */
function Line({ from, to }: { from: Point; to: Point }) {
  const ends = { x1: percent(from.x), y1: percent(from.y), x2: percent(to.x), y2: percent(to.y) };
  return (
    <>
      <line {...ends} strokeWidth="0.3em" data-halo="" />
      <line {...ends} className="stroke-primary" />
    </>
  );
}

type LeaderProps = { part: DrawingPart; number: number; layout: keyof typeof columns };

/** The number of a part in its balloon, and the bent line from it to the part. */
function Leader({ part: { layer, anchor, label }, number, layout }: LeaderProps) {
  const { number: column, bend } = columns[layout][label.side];
  const [x, y] = [percent(column), percent(label.y)];
  return (
    <g data-part={number} data-of={layer}>
      <Line from={{ x: column, y: label.y }} to={{ x: bend, y: label.y }} />
      <Line from={{ x: bend, y: label.y }} to={anchor} />
      <circle cx={percent(anchor.x)} cy={percent(anchor.y)} r="0.3em" className="fill-mark" data-halo="" />
      <circle data-balloon="" cx={x} cy={y} r="1em" className="fill-mark" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle" className="fill-page data-text">
        {number}
      </text>
    </g>
  );
}

export type DrawingAnnotationsProps = {
  /** `narrow`: the numbers over the edges of the product; `wide`: beside it, with a dimension line. */
  layout: keyof typeof columns;
  /** The parts, numbered in their order. */
  parts: readonly DrawingPart[];
  /** The measure on the dimension line. */
  dimension: string;
};

/** The numbers, leader lines and dimension of a drawing over its picture; decorative, because the parts list has them as text. */
export function DrawingAnnotations({ layout, parts, dimension }: DrawingAnnotationsProps) {
  return (
    <svg
      aria-hidden="true"
      className={cx(
        "absolute inset-0 size-full overflow-visible text-caption",
        layout === "wide" ? "hidden sm:block" : "sm:hidden",
      )}
    >
      {parts.map((part, index) => (
        <Leader key={part.name} part={part} number={index + 1} layout={layout} />
      ))}
      {layout === "wide" && <Dimension text={dimension} />}
    </svg>
  );
}

/** The dimension line along the housing's front edge, with its extension lines. */
function Dimension({ text }: { text: string }) {
  return (
    <g>
      <Line from={{ x: 36.7, y: 97.9 }} to={{ x: 78, y: 87.5 }} />
      <Line from={{ x: 35.4, y: 95.9 }} to={{ x: 37.2, y: 98.6 }} />
      <Line from={{ x: 76.7, y: 85.4 }} to={{ x: 78.4, y: 88.2 }} />
      <svg x={percent(57.3)} y={percent(92.7)} className="overflow-visible">
        <text transform="rotate(-10.8)" dy="1.2em" textAnchor="middle" className="fill-current data-text">
          {text}
        </text>
      </svg>
    </g>
  );
}

export type DrawingCaptionsProps = Pick<DrawingAnnotationsProps, "parts"> & {
  title: string;
  /** What is said while the product opens, when all parts have their numbers, while it closes, when it is tested, on its way into its carton, and there. */
  moments: Readonly<Record<"opening" | "complete" | "closing" | "testing" | "packing" | "packed", string>>;
};

/** The moments of the movement and the names of the parts in turn, above a pinned drawing; decorative, as the annotations are. */
export function DrawingCaptions({ title, moments, parts }: DrawingCaptionsProps) {
  return (
    <div
      aria-hidden="true"
      data-assembly="captions"
      className="pointer-events-none absolute inset-x-4 top-5 display-text text-heading font-medium md:end-auto md:top-0 md:w-6/12"
    >
      <p data-moment="start">{title}</p>
      {Object.entries(moments).map(([moment, text]) => (
        <p key={moment} data-moment={moment}>
          {text}
        </p>
      ))}
      {parts.map(({ name, material }, index) => (
        <p key={name} data-part={index + 1}>
          {name}
          <span className="block font-sans text-body font-regular text-secondary md:text-small">
            {`${index + 1} of ${parts.length} · ${material}`}
          </span>
        </p>
      ))}
    </div>
  );
}

export type DrawingTestsProps = {
  /** The results, by the part of the closed product at which `src/app/assembly.css` puts them. */
  tests: Readonly<Record<"seal" | "heat" | "power", { readonly value: string; readonly label: string }>>;
};

/** What the closed product was tested for, each result on a line from the part that it is about; decorative, as the annotations are. */
export function DrawingTests({ tests }: DrawingTestsProps) {
  return (
    <div aria-hidden="true" data-assembly="tests">
      {Object.entries(tests).map(([test, { value, label }]) => (
        <p key={test} data-test={test} className="text-caption text-secondary">
          <span className="block display-text text-heading font-medium text-primary">{value}</span>
          {label}
        </p>
      ))}
    </div>
  );
}

/** The numbers of the parts below a drawing that is pinned alone, the current one on a ground; decorative, as the annotations are. */
export function DrawingKey({ parts }: Pick<DrawingAnnotationsProps, "parts">) {
  return (
    <div aria-hidden="true" data-assembly="key" className="pointer-events-none data-text text-caption text-secondary">
      {parts.map(({ name }, index) => (
        <span key={name} data-part={index + 1} data-number={index + 1}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}

/** The masks that show a part of a layer alone, which the style sheet names by the number of the part. */
export function DrawingMasks({ parts }: Pick<DrawingAnnotationsProps, "parts">) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {parts.map(
        ({ name, shape }, index) =>
          shape && (
            <mask
              key={name}
              id={`part-${index + 1}`}
              maskContentUnits="objectBoundingBox"
              className="mask-type-alpha fill-current"
            >
              <rect width="1" height="1" className="opacity-dimmed" />
              <path d={shape} transform="scale(0.01)" />
            </mask>
          ),
      )}
    </svg>
  );
}
