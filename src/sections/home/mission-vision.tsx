import type { About } from "#content/schema-page.ts";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type MissionVisionProps = {
  mission: About["mission"];
  vision: About["vision"];
  /** A short label above the heading. */
  eyebrow: string;
  title: string;
  /** Company values in a second row. */
  values?: About["values"];
};

/** Mission and vision, and optionally the values of the company. */
export function MissionVision({ eyebrow, title, mission, vision, values = [] }: MissionVisionProps) {
  return (
    <TitledSection id="purpose" surface="sunken" eyebrow={eyebrow} title={title}>
      <Grid columns="two-from-md" gap="lg">
        {[mission, vision].map((statement) => (
          <Stack key={statement.title} gap="sm">
            <Heading level={3} size="md">
              {statement.title}
            </Heading>
            <Text size="lead" tone="secondary">
              {statement.text}
            </Text>
          </Stack>
        ))}
      </Grid>
      {values.length > 0 && (
        <Grid columns="four-from-lg" gap="lg">
          {values.map((value) => (
            <Stack key={value.title} gap="xs">
              <Heading level={3} size="sm">
                {value.title}
              </Heading>
              <Text tone="secondary">{value.text}</Text>
            </Stack>
          ))}
        </Grid>
      )}
    </TitledSection>
  );
}
