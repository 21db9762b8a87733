import { manufacturingCapabilities } from "#content/capability.ts";
import { process } from "#content/home.ts";
import { board, brackets, packaging, pendantsAtNight, seedlings, tray } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";
import { freight, gatewayInService, layers, mold } from "#content/service-photo.ts";

/** Something that each capability made, in their order. */
export const capabilityObjects = [
  brackets,
  mold,
  tray,
  board,
  gatewayInService,
  pendantsAtNight,
  seedlings,
  packaging,
  layers,
  freight,
].map((photo, index) => ({
  name: manufacturingCapabilities[index] ?? "",
  photo,
  position: photo === pendantsAtNight ? ("top" as const) : undefined,
}));

/** The weeks of each step in a sample schedule. */
const weeks = [2, 6, 6, 4, 6] as const;

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
    max: 24,
    ticks: [0, 4, 8, 12, 16, 20].map((value) => ({ value, label: `Week ${value + 1}` })),
    rows: process.map(({ title, text }, index) => {
      const value = weeks[index] ?? 0;
      const start = weeks.slice(0, index).reduce((sum: number, count) => sum + count, 0);
      const tone = title === "Manufacture" ? "accent" : "solid";
      return { title, text, figure: `${value} weeks`, start, spans: [{ label: title, value, tone }] };
    }),
  },
};
