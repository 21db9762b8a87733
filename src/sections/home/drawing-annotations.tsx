import { cva, cx } from "class-variance-authority";
import type { DrawingPart } from "#content/gateway-drawing.ts";

/** Columns of the numbers, and of the bends in the leader lines, in percent of the picture's width. */
const columns = { left: { number: 7, bend: 15 }, right: { number: 93, bend: 85 } } as const;

const percent = (value: number) => `${value}%`;

const line = cva("", {
  variants: {
    state: { hidden: "draw-line-start", drawn: "draw-line" },
    /** The lighter line below keeps a line legible where it crosses a dark part. */
    layer: { below: "stroke-on-action opacity-muted", above: "stroke-primary" },
  },
});

type Point = { readonly x: number; readonly y: number };
type State = "hidden" | "drawn";

/** A straight line between two points, given in percent of the picture. */
function Line({ from, to, state }: { from: Point; to: Point; state: State }) {
  const ends = { x1: percent(from.x), y1: percent(from.y), x2: percent(to.x), y2: percent(to.y) };
  return (
    <>
      <line {...ends} strokeWidth="0.3em" className={line({ state, layer: "below" })} />
      <line {...ends} className={line({ state, layer: "above" })} />
    </>
  );
}

export type LeaderProps = {
  /** The part to which the line leads. */
  part: DrawingPart;
  /** The number of the part in the list. */
  number: number;
  /** `hidden` until the drawing enters the window, then `drawn`. */
  state: State;
  /** Whether the part is the current one. */
  highlighted: boolean;
};

/** The number of a part, and the bent line from it to the part. */
export function Leader({ part: { anchor, label }, number, state, highlighted }: LeaderProps) {
  const { number: column, bend } = columns[label.side];
  const [x, y] = [percent(column), percent(label.y)];
  return (
    <>
      <Line from={{ x: column, y: label.y }} to={{ x: bend, y: label.y }} state={state} />
      <Line from={{ x: bend, y: label.y }} to={anchor} state={state} />
      <circle cx={percent(anchor.x)} cy={percent(anchor.y)} r="0.3em" className="fill-current stroke-on-action" />
      <circle
        cx={x}
        cy={y}
        r="1em"
        className={cx("stroke-current transition-colors duration-fast", highlighted ? "fill-primary" : "fill-image")}
      />
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        className={cx("font-medium tabular-nums", highlighted ? "fill-image" : "fill-current")}
      >
        {number}
      </text>
    </>
  );
}

export type DimensionProps = {
  /** The measure on the line. */
  text: string;
  /** `hidden` until the drawing enters the window, then `drawn`. */
  state: State;
};

/** The dimension line along the housing's front edge, with its extension lines; too fine for small windows. */
export function Dimension({ text, state }: DimensionProps) {
  return (
    <g className="hidden md:block">
      <Line from={{ x: 36, y: 97.5 }} to={{ x: 74.5, y: 83.5 }} state={state} />
      <Line from={{ x: 35.4, y: 94.2 }} to={{ x: 36.2, y: 98.7 }} state={state} />
      <Line from={{ x: 73.9, y: 80.2 }} to={{ x: 74.7, y: 84.7 }} state={state} />
      <svg x={percent(57)} y={percent(90.6)} className="overflow-visible">
        <text transform="rotate(-15.2)" dy="1.2em" textAnchor="middle" className="fill-current tabular-nums">
          {text}
        </text>
      </svg>
    </g>
  );
}
