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
 * What a project is about: its summary as a statement, and its strategies along a chain of dimensions, from `md` on beside it.
 *
 * Guarantees: a region and a list, both named 'Strategies'.
 */
export function ProjectStrategies({ summary, strategies }: ProjectStrategiesProps) {
  return (
    <Section surface="sunken" padding="compact" labelledBy="strategies">
      <Container>
        <div className="grid gap-8 md:grid-cols-12 md:gap-x-12">
          <div className="flex flex-col gap-3 md:col-span-6 md:gap-6">
            <Heading level={2} size="md" id="strategies">
              Strategies
            </Heading>
            <p className="display-text text-heading font-medium text-balance">{summary}</p>
          </div>
          <ul role="list" aria-labelledby="strategies" className="flex flex-col entry-timeline md:col-span-6">
            {strategies.map((strategy) => (
              <li
                key={strategy}
                className="relative flex min-h-14 grow items-center border-t-thin border-hairline py-2 ps-10 text-title last:border-b-thin md:min-h-24 md:ps-14 md:text-subheading"
              >
                <Dimension />
                {strategy}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}

/** A dimension line as high as its row; its extension lines are on the borders of the row, half a pixel outside of its padding box. */
function Dimension() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-y-0 start-0 h-full w-6 origin-top draw-down-on-entry overflow-visible stroke-current"
    >
      <line x2="24" y1="-0.5" y2="-0.5" />
      <line x1="12" x2="12" y2="100%" />
      <path d="M12 0L9 10H15Z" className="fill-current" />
      <svg y="100%" className="overflow-visible">
        <path d="M12 0L9 -10H15Z" className="fill-current" />
        <line x2="24" y1="0.5" y2="0.5" />
      </svg>
    </svg>
  );
}
