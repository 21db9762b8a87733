import { serviceSummaries } from "#content/service-summary.ts";

const [engineering, manufacturing, logistics] = serviceSummaries;

/** The services with their introductions; a separate file keeps pictures out of pages that show others. */
export const serviceIntros = [
  {
    ...engineering,
    summary:
      "From a sketch to released drawings: mechanical, electrical, lighting and packaging design by engineers who know the factory floor.",
  },
  {
    ...manufacturing,
    summary:
      "Production in audited factories overseas and at home, with our own liaisons on the line from first article to final inspection.",
  },
  {
    ...logistics,
    summary:
      "The right factory, volume pricing, goods checked before they ship, and one partner responsible all the way to your door.",
  },
] as const;
