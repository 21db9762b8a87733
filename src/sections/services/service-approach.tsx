import { cx } from "class-variance-authority";
import type { Service } from "#content/schema.ts";
import { HalfPhoto } from "#sections/shared/photo-pair.tsx";
import { Container } from "#ui/container.tsx";
import { photoWidth } from "#ui/photo-width.ts";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ServiceApproachProps = Pick<Service, "approach" | "gallery">;

/**
 * How a service is done: two pictures that open while the page scrolls, each with a sentence in large type and its explanation
 * below, side by side from `sm` on.
 *
 * Guarantees: a region named 'Our approach'.
 */
export function ServiceApproach({ approach, gallery }: ServiceApproachProps) {
  const width = photoWidth(...gallery.map(({ picture }) => picture));
  return (
    <Section padding="compact" labelledBy="approach">
      <Container>
        <Stack>
          <SectionHeading id="approach" title="Our approach" />
          <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:gap-x-12">
            {approach.map(({ title, text }, index) => {
              const photo = gallery[index];
              return (
                <div
                  key={title}
                  className={cx(width, "row-span-3 grid w-full grid-rows-subgrid gap-y-3 sm:even:justify-self-end")}
                >
                  <div className="pb-2">{photo && <HalfPhoto photo={photo} />}</div>
                  <p className="display-text text-heading font-medium text-balance">{title}</p>
                  <Text>{text}</Text>
                </div>
              );
            })}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
