import type { Service } from "#content/schema.ts";
import { PhotoPair } from "#sections/shared/photo-pair.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ServiceApproachProps = Pick<Service, "approach" | "gallery">;

/**
 * How a service is done: two sentences in large type with their explanations, and a picture below each, side by side from
 * `sm` on.
 *
 * Guarantees: a region named 'Our approach'.
 */
export function ServiceApproach({ approach, gallery }: ServiceApproachProps) {
  return (
    <Section padding="compact" labelledBy="approach">
      <Container>
        <Stack>
          <SectionHeading id="approach" title="Our approach" />
          <div className="grid gap-x-6 sm:grid-cols-2">
            {approach.map(({ title, text }) => (
              <div key={title} className="relative row-span-2 grid grid-rows-subgrid gap-y-3 pt-4 pb-4">
                <span
                  aria-hidden="true"
                  className="absolute inset-x-0 top-0 origin-left draw-on-scroll border-t-thick border-strong rtl:origin-right"
                />
                <p className="display-text text-heading font-medium text-balance">{title}</p>
                <Text>{text}</Text>
              </div>
            ))}
          </div>
          <PhotoPair photos={gallery} />
        </Stack>
      </Container>
    </Section>
  );
}
