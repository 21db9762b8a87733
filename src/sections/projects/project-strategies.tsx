import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type ProjectStrategiesProps = {
  /** The project in one sentence, which is set large. */
  summary: string;
  /** The strategies, unique within the list. */
  strategies: readonly string[];
};

/**
 * What a project is about: its summary as a statement across the page, and its strategies side by side below it.
 *
 * Guarantees: a region and a list, both named 'Strategies'.
 */
export function ProjectStrategies({ summary, strategies }: ProjectStrategiesProps) {
  return (
    <Section border="top" labelledBy="strategies">
      <Container>
        <div className="flex flex-col gap-10 md:gap-16">
          <div className="grid gap-4 md:grid-cols-12 md:gap-x-12">
            <div className="md:col-span-3 md:pt-2">
              <Heading level={2} size="md" id="strategies">
                Strategies
              </Heading>
            </div>
            <p className="display-text text-heading font-medium text-balance md:col-span-9">{summary}</p>
          </div>
          <ul
            role="list"
            aria-labelledby="strategies"
            className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
          >
            {strategies.map((strategy) => (
              <li key={strategy} className="flex flex-col gap-4 sm:last:odd:col-span-2 lg:last:odd:col-span-1">
                <span
                  aria-hidden="true"
                  className="origin-left draw-on-scroll border-t-thick border-strong rtl:origin-right"
                />
                {strategy}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
