import type { FunFact } from "#content/schema-page.ts";
import { groupDigits } from "#lib/format/number.ts";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

export type FunFactsProps = {
  /** The figures with their labels. */
  facts: readonly FunFact[];
  /** A remark below the figures, such as their source. */
  note: string;
};

/** Large figures with their labels, and a note on their source. */
export function FunFacts({ facts, note }: FunFactsProps) {
  return (
    <Section padding="compact" border="top">
      <Container>
        <h2 className="sr-only">Korvane in figures</h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 narrow:grid-cols-1">
          {facts.map(({ value, suffix, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-2 border-s-thin border-control ps-4 md:ps-6"
            >
              <dt className="text-small text-secondary">{label}</dt>
              <dd className="text-headline font-medium sm:text-display">
                {groupDigits(value)}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-8 text-caption text-secondary">{note}</p>
      </Container>
    </Section>
  );
}
