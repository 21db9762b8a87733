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
 * What a service is: beside its subtitle one sentence in large type, and below that its paragraphs in columns.
 *
 * Guarantees: a region with the name of its heading of level 2.
 */
export function ServiceIntroduction({ eyebrow, subTitle, statement, data }: ServiceIntroductionProps) {
  return (
    <Section padding="compact" labelledBy="service">
      <Container>
        <div className="grid gap-6 md:grid-cols-12 md:gap-x-12 print:block print:space-y-8">
          <div className="flex flex-col gap-1 md:stay-in-view md:col-span-3 md:self-start">
            <p className="data-text text-caption text-secondary">{eyebrow}</p>
            <Heading level={2} size="md" id="service">
              {subTitle}
            </Heading>
          </div>
          <div className="flex flex-col gap-6 md:col-span-9 md:gap-8">
            <p className="display-text text-heading font-medium text-balance">{statement}</p>
            <div className="space-y-4 md:two-columns md:gap-12">
              {data.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
