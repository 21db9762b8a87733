import { useLayoutEffect, useRef } from "react";
import type { Box, LayerName } from "#lib/inspect/page-layers.ts";
import "#sections/inspect/inspect-style.ts";

/** A mark with its place in the document, in pixels. */
export interface DrawnMark {
  id: string;
  layer: LayerName | "uses";
  /** The text at its upper left corner; none for a mark that only repeats another. */
  label: string;
  box: Box;
  /** The columns of a grid. */
  columns?: readonly Box[];
}

export type InspectDrawingProps = {
  /** The size of the document in pixels. */
  size: { readonly width: number; readonly height: number };
  marks: readonly DrawnMark[];
  /** The inspected element, drawn with its dimensions. */
  selected?: Box | undefined;
};

/** The height of a label, and the mean width of its characters, of the size `caption` at the usual text size. */
const [labelHeight, characterWidth] = [21.5, 8.1];

type Label = Box & { id: string; text: string; layer: DrawnMark["layer"] };

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The box in which a label is not repeated: its neighborhood of about three rows of labels. */
const around = ({ x, y, width, height }: Label): Box => ({
  x: x - width * 3,
  y: y - height * 3,
  width: width * 7,
  height: height * 7,
});

/**
 * Places labels one after another, each below those that it would cover, or beside them if that is beyond its element; without
 * a free place, or near its like, it is left out.
 */
function placeLabels({ marks, size }: InspectDrawingProps, textScale: number): Label[] {
  const placed: Label[] = [];
  const height = labelHeight * textScale;
  for (const { id, layer, label: text, box } of marks) {
    if (!text) continue;
    const width = (text.length + 1) * characterWidth * textScale;
    const x = Math.max(0, Math.min(box.x, size.width - width));
    // above a small element, inside of a large one
    const lines = box.height < height * 4 && box.y >= height ? [-1, 0, 1] : [0, 1, 2];
    const at = (left: number, line: number): Label => {
      return { id, text, layer, x: left, y: box.y + height * line, width, height };
    };
    const own = lines.filter((line) => line < 1 || height * line < box.height);
    const ends = placed.filter((one) => meets(one, at(x, 0))).map((one) => one.x + one.width);
    const beside = Math.min(Math.max(x, ...ends), size.width - width);
    const places = [...own.map((line) => at(x, line)), at(beside, 0), ...lines.map((line) => at(x, line))];
    const free = places.find((place) => !placed.some((one) => meets(one, place)));
    if (free && !placed.some((one) => one.text === text && meets(around(one), free))) placed.push(free);
  }
  return placed;
}

/** The distance of a dimension line from its element, and half the length of its ends. */
const [distance, tick] = [12, 5];

/** An element with its width below and its height beside it; at the edges of the document, inside of it. */
function Dimensions({ box, size, textScale }: Pick<InspectDrawingProps, "size"> & { box: Box; textScale: number }) {
  const { x, y, width, height } = box;
  const bottom = y + height + distance * 2 > size.height ? y + height - distance : y + height + distance;
  const side = x + width + distance * 4 > size.width ? x + width - distance : x + width + distance;
  return (
    <g data-mark="selected">
      <rect x={x} y={y} width={width} height={height} />
      <path
        d={`M${x} ${bottom} h${width} M${x} ${bottom - tick} v${tick * 2} M${x + width} ${bottom - tick} v${tick * 2} M${side} ${y} v${height} M${side - tick} ${y} h${tick * 2} M${side - tick} ${y + height} h${tick * 2}`}
      />
      <text x={x + width / 2} y={bottom + tick * textScale} textAnchor="middle">
        {Math.round(width)}
      </text>
      <text x={side} y={y + height / 2 + tick * textScale} textAnchor="middle">
        {Math.round(height)}
      </text>
    </g>
  );
}

/**
 * What Inspect draws above the page: the columns of its grids, components and the other layers, each with its kind of
 * line, and the dimensions of the inspected element.
 *
 * Guarantees: hidden from assistive technology; no pointer meets it.
 * Requires: the same facts as a list.
 */
export function InspectDrawing(props: InspectDrawingProps) {
  const { size, marks, selected } = props;
  // the text size of the visitor in parts of the usual one
  const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const layer = useRef<HTMLDivElement>(null);
  // the top layer, above dialogs
  useLayoutEffect(() => layer.current?.showPopover(), []);
  const stops = marks.filter((mark) => mark.layer === "tab order").map(({ box }) => `${box.x} ${box.y}`);
  return (
    <div
      ref={layer}
      popover="manual"
      data-inspect="drawing"
      aria-hidden="true"
      className="pointer-events-none absolute overflow-visible bg-transparent data-text text-caption text-primary print:hidden"
    >
      <svg width={size.width} height={size.height}>
        {marks.map(({ id, layer: name, box: { x, y, width, height }, columns }) => (
          <g key={id} data-mark={name}>
            {columns?.map((column) => (
              <rect key={column.x} {...column} data-mark="column" />
            ))}
            {name === "tab order" ? <circle cx={x} cy={y} r={4} /> : <rect x={x} y={y} width={width} height={height} />}
          </g>
        ))}
        {stops.length > 1 && <path d={`M${stops.join(" L")}`} data-mark="path" />}
        {selected && <Dimensions box={selected} size={size} textScale={textScale} />}
        {placeLabels(props, textScale).map(({ id, text, layer: name, x, y, width, height }) => (
          <g key={id} data-label={name}>
            <rect x={x} y={y} width={width} height={height} />
            <text x={x + (characterWidth / 2) * textScale} y={y + height - tick * textScale}>
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
