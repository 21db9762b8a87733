import type { Skill } from "#content/schema-page.ts";
import { Meter } from "#ui/meter.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type SkillBarsProps = {
  /** The skills with their values in percent, labels unique within the list. */
  skills: readonly Skill[];
  /** A sentence that explains the percentages. */
  note: string;
};

/** Skills as labeled meters in percent. */
export function SkillBars({ skills, note }: SkillBarsProps) {
  return (
    <Stack gap="md">
      {skills.map(({ label, percent }) => (
        <Meter key={label} label={label} percent={percent} />
      ))}
      <Text size="caption" tone="secondary">
        {note}
      </Text>
    </Stack>
  );
}
