import { projectsMeta } from "#content/page-meta/projects.ts";
import { trailOf } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";

export const projectsFourToEightMeta: PageMeta = {
  path: "/project-s2",
  canonical: "/project",
  trail: trailOf(projectsMeta),
  cardTitle: projectsMeta.title,
  title: "Parts and packaging",
  description:
    "Projects 4 to 8 of Korvane: a battery pack, a parcel-proof box, a robot’s wiring, a sealed case and metal brackets.",
};

export const projectsNineToTwelveMeta: PageMeta = {
  path: "/project-s3",
  canonical: "/project",
  trail: trailOf(projectsMeta),
  cardTitle: projectsMeta.title,
  title: "Trays, textiles and light",
  description:
    "Projects 9 to 12 of Korvane: returnable trays, technical textiles, a grow light and the jig that tests a board.",
};
