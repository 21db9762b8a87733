import { callToAction } from "#content/call-to-action.ts";
import { cities } from "#content/city.ts";
import { networks } from "#content/network.ts";
import { networkMeta } from "#content/page-meta/network.ts";
import { NetworkLists } from "#sections/network/network-lists.tsx";
import { NetworkMap } from "#sections/network/network-map.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

/** The cities of both networks, on a map and as lists. */
export function NetworkPage() {
  return (
    <>
      <PageHeader
        {...networkMeta}
        lead="Engineers near you, liaisons near the factories: the cities where products are designed, and where they are made."
      />
      <Section surface="inverse" padding="compact">
        <Container>
          <NetworkMap cities={cities} />
        </Container>
      </Section>
      <NetworkLists networks={networks} />
      <CallToAction {...callToAction} title="Wherever it is made, we are nearby." surface="page" />
    </>
  );
}
