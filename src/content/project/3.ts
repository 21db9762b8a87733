import { board, boardDetail } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { circuit } from "#content/service-photo.ts";

export const controllerBoard: Project = {
  id: "3",
  title: "Controller board for an edge gateway",
  discipline: "Engineering",
  summary: "Six layers, one radio module and a second footprint for every part that has only one maker.",
  description:
    "A six-layer controller board for an edge gateway, with a second footprint for every part that has only one maker.",
  image: board,
  drawing: "board",
  size: [142, 87, 16],
  facts: {
    location: "Taipei, Taiwan",
    client: "Lanternfield Systems",
    consultant: "Hsin-yi Wu",
    type: "Electronics and PCB design",
    duration: "7 months",
    completion: "2025-06-20",
  },
  strategies: [
    "A second footprint wherever there is one maker",
    "A certified radio module instead of a bare chip",
    "Power and heat settled before the first trace",
    "Test points on every net that can fail silently",
    "Pre-compliance measured on the first prototype",
  ],
  quote: {
    text: "Last fall our processor’s regulator went on allocation. We changed one line in the bill of materials and kept shipping. I had forgotten that we paid for that footprint.",
    name: "Rosa Delgado",
    role: "Head of Hardware, Lanternfield Systems",
  },
  approach: [
    "The client came with a working prototype on a development kit and a bill of materials of 214 lines. We sorted it by one question: who else makes this? For 38 parts the answer was no one, and for 9 of those a shortage would have stopped the line.",
    "The layout was built around the answer. Regulators, memory and the real-time clock have overlapping footprints for two makers; the processor has a sister of the same package. The radio is a certified module, which cost 70 cents more and saved a test campaign. Six layers gave the power planes room, and kept the board quiet enough to pass its first emission measurement with a margin of five decibels.",
    "Production was designed in: panel, fiducials and a test that runs through the pin header in 41 seconds and prints the label only when every step has passed.",
  ],
  goals: [
    "No part whose shortage can stop the line",
    "Radio approval without a full test campaign",
    "A functional test in under a minute",
    "A unit cost under $34 at 10,000 a year",
  ],
  results: [
    { value: "9 to 0", label: "single-source parts that could stop the line" },
    { value: "5\u00a0dB", label: "margin at the first emission measurement" },
    { value: "99.2%", label: "first-pass yield in the pilot run of 300" },
    { value: "$32.10", label: "unit cost of the populated, tested board" },
  ],
  gallery: [boardDetail, circuit],
  updatedAt: "2026-11-26",
};
