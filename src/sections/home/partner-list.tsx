import type { Partner } from "#content/schema-page.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type PartnerListProps = {
  title: string;
  /** The partners with their trades, names unique within the list. */
  partners: readonly Partner[];
};

/** Partner companies with their trades. */
export function PartnerList({ title, partners }: PartnerListProps) {
  return (
    <Section padding="compact" border="top">
      <Container>
        <div className="flex flex-col gap-5 sm:gap-8">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <ul
            role="list"
            className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-y-6 md:grid-cols-3 lg:grid-cols-6 narrow:grid-cols-1"
          >
            {partners.map(({ name, trade }) => (
              <li key={name} className="row-span-2 grid grid-rows-subgrid gap-y-1 border-t-thin border-control pt-3">
                <span className="font-medium sm:max-lg:text-title">{name}</span>
                <span className="text-caption text-secondary">{trade}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
