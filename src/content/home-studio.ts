import { scanner } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";
import { screwAndGasket } from "#content/service-photo.ts";

/** Content of `/home3` only. */
export const studio: HomeContent = {
  meta: {
    path: "/home3",
    title: "Product studio",
    description:
      "Bring a sketch or a prototype to Korvane’s product studio and leave with drawings, a pilot run and a product that can be built.",
  },
  hero: {
    eyebrow: "Product studio",
    title: "Designed down to the last screw",
    text: "Bring a sketch, a brief or a prototype that works on the bench. You leave with a product that can be built ten thousand times over, and with the drawings that prove it.",
    action: { label: "Start a project", to: "/contact" },
    photo: scanner,
    facts: [
      { term: "Part", detail: "MX-120, handheld scanner" },
      { term: "Body", detail: "EN AW-6082, bead-blasted" },
      { term: "Sealing", detail: "IP65, dropped from 2\u00a0m" },
      { term: "Status", detail: "Pilot run, 300 pieces" },
    ],
  },
  features: [
    {
      title: "Released drawings",
      text: "Tolerances, finishes and test limits, reviewed with the factory that will build to them.",
      drawing: "model",
    },
    {
      title: "A measured pilot run",
      text: "The first parts from the final process, with a report on every dimension that matters.",
      drawing: "spread",
    },
    {
      title: "Two sources per part",
      text: "A bill of materials with no line that depends on a single supplier.",
      drawing: "sources",
    },
    {
      title: "Files you own",
      text: "Models, layouts, tools and data, filed so any competent team can pick up where we left off.",
      drawing: "files",
    },
  ],
  statement: {
    heading: {
      eyebrow: "Why we do this",
      title: "Somebody has to care about the last screw",
      lead: "A prototype works because its makers are in the room. A product has to work without them, so nothing in it goes unwritten.",
    },
    photo: screwAndGasket,
    facts: [
      { term: "Item 1", detail: "Screw, four per unit" },
      { term: "Thread", detail: "M3 × 16, stainless steel" },
      { term: "Torque", detail: "0.9\u00a0N·m, checked on every unit" },
      { term: "Sources", detail: "Two, both audited" },
    ],
  },
};
