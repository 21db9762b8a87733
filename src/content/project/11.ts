import { growLight, seedlings } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";

export const growLightPanel: Project = {
  id: "11",
  title: "Grow light for vertical farms",
  discipline: "Engineering",
  summary: "A light panel with a spectrum tuned to seedlings, cooled by its own frame and serviced without tools.",
  description:
    "A light panel for vertical farms: a spectrum tuned to seedlings, a frame that cools it, and service without a single tool.",
  image: growLight,
  drawing: "grow-light",
  size: [1180, 120, 28],
  facts: {
    location: "Singapore",
    client: "Verdant Rack",
    consultant: "Anjali Deshmukh",
    type: "Agriculture LED lighting",
    duration: "9 months",
    completion: "2026-02-13",
  },
  strategies: [
    "Plants asked before people: trials before the layout",
    "Two channels of light instead of five",
    "The frame as the heat sink",
    "Drivers outside the damp, one for four panels",
    "Everything that ages comes off by hand",
  ],
  quote: {
    text: "We grow eleven harvests a year on shelves 38 centimeters apart. Every millimeter that the light gave back became lettuce.",
    name: "Wei Jie Lim",
    role: "Head of Growing, Verdant Rack",
  },
  approach: [
    "Most grow lights are street lights in another color. Before drawing one of our own, we lent the client six adjustable panels and let seedlings of three crops grow under eleven mixtures of light for eight weeks. Two channels, a warm white and a deep red, gave nine tenths of the yield of five.",
    "That decided the board: fewer kinds of LED, wider spacing, less heat in one place. The aluminum frame is the heat sink, and its fins lie along the air that the farm moves anyway. The driver sits outside the growing chamber and feeds four panels, so nothing with a capacitor hangs above the water.",
    "The cover slides out, the board follows it, and both are rinsed in the same sink as the trays. The panel was tested at 40\u00a0°C and 90 percent humidity for a thousand hours, and then once more after a hundred rinses.",
  ],
  goals: [
    "At least 3.3 micromoles of light per joule",
    "A panel no taller than 30 millimeters",
    "Service without tools, in under two minutes",
    "Five years at 90 percent humidity",
  ],
  results: [
    { value: "3.4\u00a0µmol/J", label: "of light for the electricity used" },
    { value: "28\u00a0mm", label: "overall height, frame and cover included" },
    { value: "19%", label: "less electricity per kilogram of lettuce" },
    { value: "70\u00a0s", label: "to replace a light board, no tools needed" },
  ],
  gallery: [seedlings],
  updatedAt: "2026-11-26",
};
