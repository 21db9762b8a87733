import { useState } from "react";
import { dollars } from "#lib/format/money.ts";
import { groupDigits } from "#lib/format/number.ts";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { ServiceOpening } from "#sections/services/service-opening.tsx";
import { Slider } from "#ui/slider.tsx";
import { Text } from "#ui/text.tsx";

/** The two tools of the drawing: what one costs, and what one piece costs without it, in cents. */
const [single, fourfold] = [
  { name: "1 cavity", tool: 1_176_000, piece: 253 },
  { name: "4 cavities", tool: 2_560_000, piece: 80 },
];

/** The pieces that both tools must make before they cost the same. */
const crossing = (fourfold.tool - single.tool) / (single.piece - fourfold.piece);

/** The volumes of the slider, at which both curves are in the drawing and their labels leave room for the costs. */
const volumes = { min: 5000, max: 16_000, step: 500 };

/** The cost of a piece in cents. */
const costOf = ({ tool, piece }: typeof single, volume: number) => Math.round(piece + tool / volume);

/** The place of a volume, and of a cost, in the drawing, whose axes meet at 56, 246. */
const place = (volume: number, cents: number) => ({ x: 56 + (93 * volume) / crossing, y: 246 - cents / 4 });

/** Half of the width of a volume below the axis. */
const half = 26;

function verdictOf(volume: number): string {
  const [one, four] = [costOf(single, volume), costOf(fourfold, volume)];
  const pieces = `${groupDigits(volume)} pieces`;
  if (one === four) return `${pieces}: both tools cost ${dollars(one)} a piece.`;
  const [better, worse] = one < four ? [single, fourfold] : [fourfold, single];
  return `${pieces}: the tool with ${better.name} is cheaper, ${dollars(costOf(better, volume))} a piece against ${dollars(costOf(worse, volume))}.`;
}

export type CostCurveProps = {
  /** The title of the page and its introduction, above the slider. */
  title: string;
  lead: string;
  /** What the drawing shows. */
  caption: string;
};

/**
 * The drawing of the unit cost over the volume beside the title of its page, with a slider for the volume and a sentence that
 * says which tool is cheaper.
 *
 * Guarantees: the slider speaks the sentence as its value; the drawing is decorative; without scripts, the sentence is that of
 * the volume at which both tools cost the same.
 */
export function CostCurve({ title, lead, caption }: CostCurveProps) {
  const [volume, setVolume] = useState(crossing);
  const verdict = verdictOf(volume);
  const tools = [single, fourfold].map((tool) => ({ name: tool.name, cents: costOf(tool, volume) }));
  const axis = place(volume, 0).x;
  const corner = place(crossing, 0).x;
  const isApart = Math.abs(axis - corner) > 2 * half;
  const platePlace = {
    x: Math.min(axis, isApart ? axis : corner) - half,
    width: (isApart ? 0 : Math.abs(axis - corner)) + 2 * half,
  };
  return (
    <ServiceOpening
      order="controls-first"
      title={title}
      lead={lead}
      picture={
        <div className="stage md:h-full">
          <AdvisoryDrawing icon="calculator" fit="place" />
          <svg aria-hidden="true" viewBox="0 0 400 300" className="absolute inset-0 size-full data-text">
            {tools.map(({ name, cents }) => {
              const { x, y } = place(volume, cents);
              return (
                <g key={name}>
                  <line x1={x} y1={y} x2={x} y2="246" strokeWidth="1.5" className="stroke-accent" />
                  <circle cx={x} cy={y} r="6" className="fill-accent" />
                </g>
              );
            })}
            {/* the plate covers the volume that the drawing has, where both would overlap */}
            <rect {...platePlace} y="252" height="22" className="fill-raised" />
            <text x={axis} y="268" fontSize="14" textAnchor="middle" className="fill-current">
              {groupDigits(volume)}
            </text>
            <g fontSize="14" textAnchor="end" className="fill-current">
              {tools.map(({ name, cents }, index) => (
                <text key={name} x="352" y={68 + 24 * index}>
                  {`${name} ${dollars(cents)}`}
                </text>
              ))}
            </g>
          </svg>
        </div>
      }
    >
      <Slider label="Pieces" {...volumes} value={volume} valueText={verdict} onChange={setVolume} />
      <p className="min-h-12 font-medium">{verdict}</p>
      <Text size="caption" tone="secondary">
        {caption}
      </Text>
    </ServiceOpening>
  );
}
