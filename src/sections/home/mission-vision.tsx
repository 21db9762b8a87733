import type { About } from "#content/schema-page.ts";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type MissionVisionProps = Pick<About, "mission" | "vision"> & {
  eyebrow: string;
  title: string;
  /** What follows from them, where the page has room for it. */
  values?: About["values"];
};

/** What we are here for and where it leads, and what we hold to on the way. */
export function MissionVision({ eyebrow, title, mission, vision, values = [] }: MissionVisionProps) {
  return (
    <TitledSection id="purpose" tone="sunken" eyebrow={eyebrow} title={title}>
      <Grid columns="two" gap="lg">
        {[mission, vision].map((one) => (
          <Stack key={one.title} gap="sm">
            <Heading level={3} size="heading">
              {one.title}
            </Heading>
            <Text size="lead" tone="secondary">
              {one.text}
            </Text>
          </Stack>
        ))}
      </Grid>
      {values.length > 0 && (
        <Grid columns="four" gap="lg">
          {values.map((value) => (
            <Stack key={value.title} gap="xs">
              <Heading level={3} size="title">
                {value.title}
              </Heading>
              <Text size="small" tone="secondary">
                {value.text}
              </Text>
            </Stack>
          ))}
        </Grid>
      )}
    </TitledSection>
  );
}
