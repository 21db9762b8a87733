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
          <ul role="list" className="display-text text-subheading text-balance md:text-heading">
            {partners.map(({ name, trade }) => (
              <li key={name} className="group inline">
                <span className="font-medium whitespace-nowrap narrow:whitespace-normal">{name}</span>{" "}
                <span className="text-secondary">{trade}</span>
                <span
                  aria-hidden="true"
                  className="mx-3 inline-block h-5 -skew-x-12 border-s-bar border-accent group-last:hidden md:mx-5 md:h-8"
                />{" "}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
