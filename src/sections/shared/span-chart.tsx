import { cx } from "class-variance-authority";
import { useId } from "react";
import type { SpanChart as Content } from "#content/schema-page.ts";
import { Heading } from "#ui/heading.tsx";

type Tone = Content["rows"][number]["spans"][number]["tone"];

/** Solid, hatched as adjacent parts of a section are, in opposite directions, or an outline: they differ without their color, too. */
const hatches = {
  accent: { angle: 45, line: "stroke-accent forced-colors:stroke-current", strokeWidth: 12 },
  muted: { angle: -45, line: "stroke-current", strokeWidth: 3 },
};

export type SpanChartProps = {
  /** The rows with their spans, of which several follow each other, and the ticks of their common scale. */
  chart: Content;
};

/**
 * Heavy bars on one scale, such as a schedule or the parts of a price, each beside its description in large type; numbers grow to the right in every language.
 *
 * Requires: a sunken or inverse section, whose color is the ground of the figures.
 */
export function SpanChart({ chart: { rows, max, ticks } }: SpanChartProps) {
  const id = useId();
  const fillOf = (tone: Tone) => ({
    fill: tone in hatches ? `url(#${id}${tone})` : undefined,
    strokeWidth: 2,
    className: cx(
      "stroke-current measured",
      tone === "solid" && "fill-mark forced-colors:fill-current",
      tone === "outlined" && "fill-transparent",
    ),
  });
  const x = (value: number) => `${(value / max) * 100}%`;
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        {Object.entries(hatches).map(([tone, { angle, line, strokeWidth }]) => (
          <pattern
            key={tone}
            id={id + tone}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <line y2="7" strokeWidth={strokeWidth} className={line} />
          </pattern>
        ))}
      </svg>
      <ul role="list">
        {rows.map(({ title, text, figure, start = 0, spans }, row) => {
          const end = spans.reduce((sum, { value }) => sum + value, start);
          const bars = spans.map((span, index) => ({
            ...span,
            x: x(spans.slice(0, index).reduce((sum, { value }) => sum + value, start)),
          }));
          // where a phone has no room after the bar
          const isLate = end > max * 0.7 && start > 0;
          return (
            <li key={title} className="grid border-t-thick border-strong md:grid-cols-12 md:gap-x-6">
              <div className="flex flex-col gap-2 pt-3 md:col-span-4 md:py-6">
                <Heading level={3}>{title}</Heading>
                <p className="text-secondary">{text}</p>
                {/* the figure of the chart, for those who do not see it there */}
                <p className="sr-only narrow:not-sr-only">{figure}</p>
                {spans.length > 1 && (
                  <ul role="list" className="grid grid-cols-2 gap-x-4 gap-y-1 pt-2 text-small narrow:grid-cols-1">
                    {spans.map(({ label, tone }) => (
                      <li key={tone} className="flex items-baseline gap-2 tabular-nums">
                        <svg aria-hidden="true" viewBox="0 0 12 12" className="h-3 w-3 shrink-0">
                          <rect x="1" y="1" width="10" height="10" {...fillOf(tone)} />
                        </svg>
                        {label}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <div
                aria-hidden="true"
                dir="ltr"
                className="relative min-h-16 data-text text-small max-md:mb-4 sm:min-h-24 md:col-span-8"
              >
                <svg className="absolute inset-0 h-full w-full overflow-visible">
                  {ticks.map(({ value, label }) => (
                    <g key={label}>
                      <line x1={x(value)} x2={x(value)} y2="100%" className="stroke-control opacity-faint" />
                      {row === 0 && (
                        <text x={x(value)} dx="6" dy="20" className="fill-secondary max-sm:hidden">
                          {label}
                        </text>
                      )}
                    </g>
                  ))}
                </svg>
                <svg className="absolute inset-0 h-full w-full overflow-visible">
                  {bars.map((bar) => (
                    <rect key={bar.tone} x={bar.x} y="30%" width={x(bar.value)} height="48%" {...fillOf(bar.tone)} />
                  ))}
                </svg>
                <svg className="absolute inset-0 h-full w-full overflow-visible display-text text-heading font-medium narrow:hidden">
                  {/* `dx` would not move the end of a text */}
                  <svg x={x(isLate ? start : end)} className="overflow-visible measured">
                    <text
                      x={isLate ? -16 : 16}
                      y="54%"
                      dominantBaseline="central"
                      textAnchor={isLate ? "end" : "start"}
                      // no line of the grid runs through it
                      paintOrder="stroke"
                      strokeWidth="24"
                      strokeLinejoin="round"
                      className="fill-current stroke-sunken print:stroke-none forced-colors:stroke-none"
                    >
                      {figure}
                    </text>
                  </svg>
                </svg>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
