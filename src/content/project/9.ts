import { tray } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { turnedParts } from "#content/service-photo.ts";

export const returnableTrays: Project = {
  id: "9",
  title: "Returnable trays for line-side parts",
  discipline: "Logistics",
  summary: "A thermoformed tray that travels from the press shop to the line and back, and counts its own contents.",
  description:
    "A thermoformed tray that travels between press shop and assembly line, counts its own contents and has come back 180 times.",
  image: tray,
  drawing: "tray",
  size: [400, 300, 48],
  facts: {
    location: "Querétaro, Mexico",
    client: "Marlow Valve Works",
    consultant: "Marisol Vega",
    type: "Returnable packaging",
    duration: "5 months",
    completion: "2025-11-21",
  },
  strategies: [
    "A pocket for each part, a part for each pocket",
    "Twelve to a tray, because the line takes twelve",
    "Full trays stack, empty ones nest",
    "A code on two edges, read without lifting",
    "A deposit, so that trays come home",
  ],
  quote: {
    text: "Counting parts at the line was twenty minutes a shift, and an argument. Now an empty pocket is a missing part, and everyone can see it from the aisle.",
    name: "Héctor Saldaña",
    role: "Plant Manager, Marlow Valve Works",
  },
  approach: [
    "Small turned and molded parts came to the line in bags, were poured into bins, counted and often counted again. We watched one bag for a day: it was handled eleven times, and the parts were scratched at the third.",
    "The tray has twelve pockets, since the line consumes twelve at a time, each shaped so a part fits only one way. A robot’s gripper or two fingers can take it out. Full trays stack on their ribs; turned halfway, empty ones nest into a third of the height, and one cart brings home what four delivered.",
    "Before the tool was cut, two hundred trays were formed over a printed mold and sent around for three weeks. They told us to make the corners rounder and the code larger, and that was all.",
  ],
  goals: [
    "No counting at the line",
    "No scratches between press shop and assembly",
    "At least one hundred trips per tray",
    "Empties in a third of the space",
  ],
  results: [
    { value: "180", label: "trips so far, and the first trays are still in use" },
    { value: "20\u00a0min", label: "of counting saved every shift" },
    { value: "1.8 to 0.1%", label: "parts scrapped for scratches" },
    { value: "9 months", label: "for trays and tool to pay for themselves" },
  ],
  gallery: [turnedParts],
  updatedAt: "2026-11-26",
};
