import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";

export const advisoryServicesMeta: PageMeta = {
  ...listPages.advisoryServices,
  description:
    "Six advisory services from Korvane: product cost, risk, duties, business cases, supplier audits and certification.",
};

export const advisoryServicesCarouselMeta: PageMeta = {
  path: "/service-s2",
  canonical: "/service",
  cardTitle: advisoryServicesMeta.title,
  title: "Advisory services in pictures",
  description:
    "Browse our six advisory services in pictures, from should-cost models to certification, and open the one you need.",
};

export const advisoryServicesSliderMeta: PageMeta = {
  path: "/service-s3",
  canonical: "/service",
  cardTitle: advisoryServicesMeta.title,
  title: "Advisory services at a glance",
  description:
    "Cost, risk, duties, markets, suppliers and certification: our six advisory services, each summed up in one sentence.",
};
