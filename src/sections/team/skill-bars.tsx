import type { Skill } from "#content/schema-page.ts";
import { Meter } from "#ui/meter.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type SkillBarsProps = { skills: readonly Skill[]; note: string };

/** Shares of a hundred, each with its label, and what they are shares of. */
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
