import { cx } from "class-variance-authority";
import type { FunFact } from "#content/schema-page.ts";
import { groupDigits } from "#lib/format/number.ts";
import { Container } from "#ui/container.tsx";
import { Section, type SectionProps } from "#ui/section.tsx";

export type FunFactsProps = {
  /** The figures with their labels, the first one the largest. */
  facts: readonly FunFact[];
  /** A remark below the figures, such as their source. */
  note: string;
  /** The background, `inverse` below other dark sections. @default page */
  surface?: SectionProps["surface"];
};

/**
 * Figures as the dimensions of one chain in a drawing, whose extension lines separate them: the first one half of the chain
 * and as large as the window allows, in small windows in a row of its own.
 */
export function FunFacts({ facts, note, surface }: FunFactsProps) {
  return (
    <Section padding="compact" surface={surface} border="top">
      <Container>
        <h2 className="sr-only">Korvane in figures</h2>
        <dl className="grid grid-cols-3 items-start gap-y-6 md:grid-cols-12 md:items-end narrow:grid-cols-1">
          {facts.map(({ value, suffix, label }, index) => (
            <div
              key={label}
              className={cx(
                "relative flex flex-col-reverse gap-1",
                index === 0 ? "col-span-3 md:col-span-6 narrow:col-span-1" : "md:col-span-2",
              )}
            >
              {/* plain text: Orca does not say a term in Firefox that has an element before its text */}
              <dt className="pe-2 text-caption sm:text-body">{label}</dt>
              <dd
                className={cx(
                  "display-text whitespace-nowrap",
                  index === 0 ? "text-figure narrow:text-headline" : "text-headline",
                )}
              >
                {groupDigits(value) + suffix}
                <Dimension />
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-6 text-caption text-secondary">{note}</p>
      </Container>
    </Section>
  );
}

/** A dimension line across its container, between two extension lines. */
function Dimension() {
  return (
    <svg aria-hidden="true" className="mt-1 h-6 w-full origin-left draw-on-scroll overflow-visible stroke-current">
      <path d="M0 0v24M10 13L0 16l10 3Z" className="fill-current" />
      <line x2="100%" y1="16" y2="16" />
      <svg x="100%" className="overflow-visible">
        <path d="M0 0v24M-10 13L0 16l-10 3Z" className="fill-current" />
      </svg>
    </svg>
  );
}
