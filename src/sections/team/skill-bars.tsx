import type { Skill } from "#content/schema-page.ts";
import { Meter } from "#ui/meter.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type SkillBarsProps = {
  /** The skills with their values in percent, labels unique within the list; those of a chart begin with the largest. */
  skills: readonly Skill[];
  /** A sentence that explains the percentages. */
  note: string;
  /** `list`: bars below each other; `chart`: bars across the page with large figures, above one scale. @default list */
  layout?: "list" | "chart";
};

/** Skills as labeled meters in percent. */
export function SkillBars({ skills, note, layout = "list" }: SkillBarsProps) {
  return (
    <Stack gap="md">
      {layout === "list" ? (
        skills.map(({ label, percent }) => <Meter key={label} label={label} percent={percent} />)
      ) : (
        <Chart skills={skills} />
      )}
      <Text size="caption" tone="secondary">
        {note}
      </Text>
    </Stack>
  );
}

/** The percentages that the scale marks. */
const ticks = Array.from({ length: 51 }, (_, index) => index * 2);

/** Bars with figures at their ends, from which lines lead to the scale; numbers grow to the right in every language. */
function Chart({ skills }: Pick<SkillBarsProps, "skills">) {
  return (
    <div dir="ltr">
      <ul role="list" className="overflow-hidden">
        {skills.map(({ label, percent }) => (
          <li key={label} className="relative pt-6 md:pt-4">
            <p aria-hidden="true" className="text-lead md:absolute md:bottom-4">
              {label}
            </p>
            <meter min={0} max={100} value={percent} aria-label={`${label} ${percent}%`} className="sr-only" />
            <svg
              aria-hidden="true"
              className="h-16 w-full overflow-visible display-text text-display font-medium sm:h-24 xl:h-32"
            >
              <text x={`${percent}%`} y="100%" dy="-14" textAnchor="end" className="fill-current">
                {percent}%
              </text>
              {/* longer than the list, which cuts it off at the scale */}
              <line x1={`${percent}%`} x2={`${percent}%`} y1="100%" y2="999" className="stroke-control max-md:hidden" />
            </svg>
            <svg aria-hidden="true" className="h-1 w-full">
              <rect width={`${percent}%`} height="4" className="fill-mark forced-colors:fill-current" />
            </svg>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" className="h-6 w-full overflow-visible stroke-control">
        {ticks.map((tick) => (
          <line key={tick} x1={`${tick}%`} x2={`${tick}%`} y2={tick % 10 === 0 ? 20 : 10} />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between pt-2 data-text text-caption">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </div>
  );
}
