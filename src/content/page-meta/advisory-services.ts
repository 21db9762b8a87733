import type { PageMeta } from "#content/schema-page.ts";

export const advisoryServicesMeta: PageMeta = {
  path: "/service",
  title: "Advisory practices",
  description:
    "Six practices beside our services: costing, risk, duties, business cases, supplier audits and certification of products.",
};

export const advisoryServicesCarouselMeta: PageMeta = {
  path: "/service-s2",
  title: "Advisory practices in pictures",
  description:
    "Our six advisory practices, one picture after another: turn to the one that answers the question beside your drawing.",
};

export const advisoryServicesSliderMeta: PageMeta = {
  path: "/service-s3",
  title: "Advisory practices at a glance",
  description:
    "Money, risk, duties, markets, suppliers and certificates: the six advisory practices of Korvane in a sentence each.",
};
