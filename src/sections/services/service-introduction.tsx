import type { Service } from "#content/schema.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

export type ServiceIntroductionProps = Pick<Service, "subTitle" | "statement" | "data"> & {
  /** A short label above the heading. */
  eyebrow: string;
};

/**
 * What a service is: one sentence across the page, and its paragraphs side by side below it.
 *
 * Guarantees: a region with the name of its heading of level 2.
 */
export function ServiceIntroduction({ eyebrow, subTitle, statement, data }: ServiceIntroductionProps) {
  return (
    <Section padding="compact" labelledBy="service">
      <Container>
        <div className="flex flex-col gap-6 md:gap-8">
          <div className="flex flex-col gap-1">
            <p className="data-text text-caption text-secondary">{eyebrow}</p>
            <Heading level={2} size="md" id="service">
              {subTitle}
            </Heading>
          </div>
          <p className="display-text text-heading font-medium text-balance">{statement}</p>
          <div className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:gap-x-12">
            {data.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
