import { board, enclosure, gears, growLight, harness, packaging } from "#content/photo-project";
import type { Project } from "#content/schema";

/** The pieces of work that the home page shows. */
export const featuredProjects: readonly Project[] = [
  {
    id: "1",
    title: "Gear train for a compact actuator",
    discipline: "Engineering",
    summary: "A train of four gears, redrawn around standard modules, with half the backlash and no special cutter.",
    image: gears,
  },
  {
    id: "3",
    title: "Controller board for an edge gateway",
    discipline: "Engineering",
    summary: "Six layers, one radio module and a second footprint for every part that has only one maker.",
    image: board,
  },
  {
    id: "5",
    title: "Packaging that survives the parcel network",
    discipline: "Logistics",
    summary: "A rigid box and fibre insert that pass the drop test and put a fifth more units on each pallet.",
    image: packaging,
  },
  {
    id: "6",
    title: "Wiring harness for a service robot",
    discipline: "Manufacturing",
    summary: "One branched harness in the place of five loose cables, tested on every wire before it leaves the bench.",
    image: harness,
  },
  {
    id: "7",
    title: "Sealed enclosure for outdoor electronics",
    discipline: "Engineering",
    summary: "A machined body and an anodised lid that keep the rain out and carry the heat away without a fan.",
    image: enclosure,
  },
  {
    id: "11",
    title: "Grow light for vertical farms",
    discipline: "Engineering",
    summary: "A light panel with a spectrum tuned to seedlings, cooled by its own frame and serviced without tools.",
    image: growLight,
  },
];
