import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";

const count = countWord(advisoryServiceCards.length);

export const advisoryServicesMeta: PageMeta = {
  ...listPages.advisoryServices,
  description: `${capitalize(count)} advisory services from Korvane: product cost, risk, duties, business cases, supplier audits and certification.`,
};

export const advisoryServicesCarouselMeta: PageMeta = {
  path: "/service-s2",
  canonical: "/service",
  cardTitle: advisoryServicesMeta.title,
  title: "Advisory services in pictures",
  description: `Browse our ${count} advisory services in pictures, from should-cost models to certification, and open the one you need.`,
};

export const advisoryServicesSliderMeta: PageMeta = {
  path: "/service-s3",
  canonical: "/service",
  cardTitle: advisoryServicesMeta.title,
  title: "Advisory services at a glance",
  description: `Cost, risk, duties, markets, suppliers and certification: our ${count} advisory services, each summed up in one sentence.`,
};
