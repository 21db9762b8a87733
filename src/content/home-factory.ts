import bookPicture from "#assets/cut-product-5-materials-plainly.webp?cutout";
import { manufacturingCapabilities } from "#content/capability.ts";
import { process } from "#content/home.ts";
import { board, brackets, pendantsAtNight, seedlings, tray } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";
import { assemblyCell, freight, gatewayInService, mold } from "#content/service-photo.ts";
import type { Photo } from "#lib/image/picture.ts";

const objects: Record<(typeof manufacturingCapabilities)[number], Photo> = {
  "Metal forming": brackets,
  "Injection molding": mold,
  Thermoforming: tray,
  "PCB assembly": board,
  "Wiring and cable harnesses": gatewayInService,
  "Indoor and commercial LED lighting": pendantsAtNight,
  "Agriculture and UV LED lighting": seedlings,
  Printing: {
    picture: bookPicture,
    alt: "A printed book, bound in ochre cloth with nested hexagons around an orange core.",
  },
  Assembly: assemblyCell,
  Sourcing: freight,
};

/** Something that each capability made, in their order; two that are wide fill the rows of four. */
export const capabilityObjects = manufacturingCapabilities.map((name) => ({
  name,
  photo: objects[name],
  isWide: objects[name] === pendantsAtNight || objects[name] === freight,
  position: objects[name] === pendantsAtNight ? ("top" as const) : undefined,
}));

/** The weeks of each step in a sample schedule, by the title of the step. */
const weeks: Record<string, number> = { Brief: 2, Engineer: 6, Prove: 6, Manufacture: 4, Deliver: 6 };

const chartRows = () => {
  let start = 0;
  return process.map(({ title, text }) => {
    const value = weeks[title] ?? 0;
    const tone = title === "Manufacture" ? ("accent" as const) : ("solid" as const);
    start += value;
    return {
      title,
      text,
      figure: `${value} weeks`,
      start: start - value,
      spans: [{ label: title, value, tone }],
    };
  });
};

/** Content of `/home4` only. */
export const factory: HomeContent = {
  meta: {
    path: "/home4",
    title: "Production in audited factories",
    description:
      "Your product in an audited factory, with Korvane’s liaisons on the line: first article, daily report and final inspection.",
  },
  hero: {
    eyebrow: "Direct manufacturing",
    title: "Your production line, our people on it",
    text: "We place your product in an audited factory and stay with it: a liaison at the first article, a report every production day, and an inspection before anything ships.",
    action: { label: "Plan a production run", to: "/contact" },
  },
  chart: {
    max: Object.values(weeks).reduce((sum, count) => sum + count),
    ticks: [0, 4, 8, 12, 16, 20].map((value) => ({ value, label: `Week ${value + 1}` })),
    rows: chartRows(),
  },
};
