import type { Partner } from "#content/schema-page.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type PartnerListProps = {
  title: string;
  /** The partners with their trades, names unique within the list. */
  partners: readonly Partner[];
};

/** Partner companies, each followed by its trade, as one wall of large type that fills its lines. */
export function PartnerList({ title, partners }: PartnerListProps) {
  return (
    <Section padding="compact" border="top">
      <Container>
        <div className="flex flex-col gap-4 md:gap-6">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <ul role="list" className="display-text text-subheading md:text-heading md:text-balance">
            {partners.map(({ name, trade }) => (
              <li key={name} className="inline-block max-w-full">
                <span className="font-medium whitespace-nowrap narrow:whitespace-normal">
                  <span
                    aria-hidden="true"
                    className="me-2 inline-block h-4 -skew-x-12 border-s-bar border-accent md:me-4 md:h-8"
                  />
                  {name}
                </span>{" "}
                <span className="me-3 text-secondary md:me-6">{trade}</span>{" "}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
