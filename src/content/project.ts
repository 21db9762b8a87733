import {
  battery,
  board,
  brackets,
  enclosure,
  gears,
  growLight,
  harness,
  jig,
  luminaires,
  packaging,
  textiles,
  tray,
} from "#content/photo-project";
import type { Project } from "#content/schema";

/** Twelve projects in short, for cards, carousels and the filter. */
export const projects: readonly Project[] = [
  {
    id: "1",
    title: "Gear train for a compact actuator",
    discipline: "Engineering",
    summary: "A train of four gears, redrawn around standard modules, with half the backlash and no special cutter.",
    image: gears,
  },
  {
    id: "2",
    title: "Pendant luminaires for a hotel group",
    discipline: "Manufacturing",
    summary: "Spun shades in three colours, made in lots that match one another from the first room to the last.",
    image: luminaires,
  },
  {
    id: "3",
    title: "Controller board for an edge gateway",
    discipline: "Engineering",
    summary: "Six layers, one radio module and a second footprint for every part that has only one maker.",
    image: board,
  },
  {
    id: "4",
    title: "Battery pack for field instruments",
    discipline: "Manufacturing",
    summary: "A custom pack with its own protection board, welded, tested and certified for air freight in one place.",
    image: battery,
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
    id: "8",
    title: "Sheet-metal brackets from two sources",
    discipline: "Logistics",
    summary: "One drawing, two qualified makers on two continents, and an order split that follows the freight rates.",
    image: brackets,
  },
  {
    id: "9",
    title: "Returnable trays for line-side parts",
    discipline: "Logistics",
    summary: "A thermoformed tray that travels from the press shop to the line and back, and counts its own contents.",
    image: tray,
  },
  {
    id: "10",
    title: "Technical textiles, sourced and consolidated",
    discipline: "Logistics",
    summary: "Four mills, one colour standard and one container a month for a maker of protective covers.",
    image: textiles,
  },
  {
    id: "11",
    title: "Grow light for vertical farms",
    discipline: "Engineering",
    summary: "A light panel with a spectrum tuned to seedlings, cooled by its own frame and serviced without tools.",
    image: growLight,
  },
  {
    id: "12",
    title: "Assembly jig and test fixture",
    discipline: "Manufacturing",
    summary: "Three clamps, one plate and a test that ends with a printed label, so that no board skips a step.",
    image: jig,
  },
];

export const projectById = (id: string | undefined): Project | undefined =>
  projects.find((project) => project.id === id);
