import { gears } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { turnedParts } from "#content/service-photo.ts";

export const gearTrain: Project = {
  id: "1",
  title: "Gear train for a compact actuator",
  discipline: "Engineering",
  summary: "A train of four gears, redrawn around standard modules, with half the backlash and no special cutter.",
  description:
    "How a train of four gears was redrawn around standard modules: half the backlash, two fewer parts and no special cutter.",
  image: gears,
  drawing: "gears",
  size: [84, 62, 26],
  facts: {
    location: "Boston, United States",
    client: "Bellweather Motion",
    consultant: "Adewale Okoro",
    type: "Mechanical engineering",
    duration: "5 months",
    completion: "2024-11-15",
  },
  strategies: [
    "Standard modules before special cutters",
    "Tolerances that follow from the backlash budget",
    "Bearings chosen before the housing is drawn",
    "One material pair for each mesh",
    "Every prototype measured, none admired",
  ],
  quote: {
    text: "We had asked for a quieter gear train and expected a more expensive one. It came back with two fewer parts and a drawing our own shop could have made.",
    name: "Owen Ferris",
    role: "Chief Engineer, Bellweather Motion",
  },
  approach: [
    "The actuator had grown over three generations, and each had left a gear behind that only one cutter could make. We began with a budget: how much play the output shaft may have, and how much of it each mesh is allowed to spend. On one sheet it became clear that two of the three meshes spent almost all of it.",
    "Both were redrawn with standard modules and a slightly longer center distance, which the housing had room for. Profile shift recovered the ratio, and a preloaded bearing pair took over what shims had done before. Forty sets from two gear makers were then measured on the same bench, because a gear train is only as good as the worst set in the box.",
    "The drawing went out with inspection steps for the six dimensions that matter, and with a gauge that tells a machinist in a minute what the bench takes an hour to say.",
  ],
  goals: [
    "Halve the backlash at the output shaft",
    "Make every gear with a cutter from the catalog",
    "Keep the housing’s outer dimensions",
    "Qualify a second gear maker before the first order",
  ],
  results: [
    { value: "52%", label: "less backlash at the output shaft, measured on forty sets" },
    { value: "2", label: "fewer parts in each actuator" },
    { value: "31%", label: "off the cost of the gear set at 5,000 a year" },
    { value: "3 weeks", label: "from order to gears, down from eleven" },
  ],
  gallery: [turnedParts],
  updatedAt: "2026-11-26",
};
