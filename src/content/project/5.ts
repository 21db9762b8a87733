import { enclosure, packaging } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { containerYard } from "#content/service-photo.ts";

export const parcelPackaging: Project = {
  id: "5",
  title: "Packaging that survives the parcel network",
  discipline: "Logistics",
  summary: "A rigid box and fiber insert that pass the drop test and put a fifth more units on each pallet.",
  description:
    "A rigid box with a molded fiber insert that passes the parcel drop test, without foam, and puts a fifth more on each pallet.",
  image: packaging,
  drawing: "carton",
  size: [247, 148, 61],
  facts: {
    location: "Chicago, United States",
    client: "Corvid Home",
    consultant: "Marisol Vega",
    type: "Packaging design and freight",
    duration: "4 months",
    completion: "2025-09-12",
  },
  strategies: [
    "The pallet first, then the box",
    "Fiber instead of foam",
    "Drop tests with the product inside, not a dummy",
    "One box for shelf and parcel",
    "Suppliers within a day’s drive of the packing line",
  ],
  quote: {
    text: "Returns for damage used to be a line in our budget. It is still there, but someone has to explain to new colleagues what it is for.",
    name: "Janelle Brooks",
    role: "Supply Chain Lead, Corvid Home",
  },
  approach: [
    "The product arrived safely in shops and broken at people’s doors. On a pallet it rode in a carton of six; in the parcel network it traveled alone, over conveyors and down chutes, in a box that had been designed to look good on a shelf. We spent two days at a sorting hub with an accelerometer in a parcel and came back with the drops that really happen.",
    "The new box was drawn from the pallet inward: outer dimensions that fill a layer without a gap, then the insert, then the product. A molded fiber insert holds it at its four stiffest points and crushes where it may. The belly band that closes the box carries the parcel label, so there is no second carton.",
    "Ten samples went through the full parcel sequence (ten drops on corners, edges and faces, then an hour on the vibration table) with the real product inside. The first round cost two corners; the second passed.",
  ],
  goals: [
    "Pass the parcel sequence without a second carton",
    "No plastic foam",
    "At least 15 percent more units on a pallet",
    "Packed in under 40 seconds",
  ],
  results: [
    { value: "20%", label: "more units on each pallet" },
    { value: "3.9 to 0.3%", label: "returns for damage" },
    { value: "34\u00a0s", label: "to pack one unit" },
    { value: "11\u00a0t", label: "of foam and second cartons saved a year" },
  ],
  gallery: [enclosure, containerYard],
  updatedAt: "2026-11-23",
};
