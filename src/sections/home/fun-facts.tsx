import type { FunFact } from "#content/schema-page.ts";
import { groupDigits } from "#lib/format/number.ts";
import { DimensionLine } from "#sections/shared/dimension-line.tsx";
import { Container } from "#ui/container.tsx";
import { Section, type SectionProps } from "#ui/section.tsx";

export type FunFactsProps = {
  /** The figures with their labels. */
  facts: readonly FunFact[];
  /** A remark below the figures, such as their source. */
  note: string;
  /** The background, `inverse` below other dark sections. @default page */
  surface?: SectionProps["surface"];
};

/** Figures with their labels, the first one as large as the window allows, and a note on their source. */
export function FunFacts({ facts: [main, ...facts], note, surface }: FunFactsProps) {
  if (!main) return null;
  return (
    <Section padding="compact" surface={surface} border="top">
      <Container>
        <h2 className="sr-only">Korvane in figures</h2>
        <dl className="grid grid-cols-1 items-end gap-6 lg:grid-cols-12">
          <div className="flex w-min flex-col-reverse lg:col-span-7 lg:row-span-3">
            <dt className="-mx-4">
              <DimensionLine value={main.label} isText />
            </dt>
            <dd className="display-text text-figure whitespace-nowrap narrow:text-headline">
              <Figure {...main} />
            </dd>
          </div>
          {facts.map((fact) => (
            <div
              key={fact.label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-thin border-control pt-2 lg:col-span-5"
            >
              <dt className="text-small text-secondary">{fact.label}</dt>
              <dd className="display-text text-headline whitespace-nowrap">
                <Figure {...fact} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-8 text-caption text-secondary">{note}</p>
      </Container>
    </Section>
  );
}

function Figure({ value, suffix }: FunFact) {
  return groupDigits(value) + suffix;
}
