import { advisoryServiceById } from "#content/advisory-service.ts";
import { callToAction } from "#content/call-to-action.ts";
import { servicesMeta } from "#content/page-meta/services.ts";
import { pathOf } from "#content/path-of.ts";
import { serviceAlternatives } from "#content/service-alternative.ts";
import { serviceObjects } from "#content/service-photo.ts";
import { services } from "#content/service.ts";
import { countWord } from "#lib/format/number.ts";
import { ServiceStages } from "#sections/services/service-stages.tsx";
import { CallToAction } from "#sections/shared/call-to-action.tsx";
import { IndexList } from "#sections/shared/index-list.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";

/** The services, one below the other; each leads to its page, and its 'Details' to the advisory service that goes with it; below them, what is less than a service. */
export function ServicesPage() {
  return (
    <>
      <PageHeader
        {...servicesMeta}
        lead={`One team, from drawing to delivery. Book all ${countWord(services.length)} services, or just the one you need.`}
      />
      <ServiceStages
        items={services.map(({ id, title, subTitle, summary, advisoryServiceId }) => ({
          id,
          title,
          subTitle,
          text: summary,
          photo: serviceObjects[id],
          to: pathOf("service", id),
          details: {
            to: pathOf("advisory-service", advisoryServiceId),
            about: advisoryServiceById(advisoryServiceId)?.title ?? title,
          },
        }))}
      />
      <TitledSection id="alternatives" title="Not a whole service, then?">
        <IndexList items={serviceAlternatives} />
      </TitledSection>
      <CallToAction {...callToAction} title="Bring the sketch. Leave with the product." />
    </>
  );
}
