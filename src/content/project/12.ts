import { jig } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { lightRing, line } from "#content/service-photo.ts";

export const assemblyJig: Project = {
  id: "12",
  title: "Assembly jig and test fixture",
  discipline: "Manufacturing",
  summary: "Three clamps, one plate and a test that ends with a printed label, so that no board skips a step.",
  description:
    "An assembly jig that is also the test fixture: three clamps, one plate and a label that prints only when everything passes.",
  image: jig,
  drawing: "fixture",
  size: [320, 210, 96],
  facts: {
    location: "Suzhou, China",
    client: "Lanternfield Systems",
    consultant: "Kenji Morita",
    type: "Assembly and production test",
    duration: "3 months",
    completion: "2025-10-10",
  },
  strategies: [
    "Assembly and test in one place, without a transfer",
    "Pins that let a board in only one way",
    "The next step offered, the wrong one locked",
    "A label that is printed last, or not at all",
    "Wear parts that are replaced in a minute",
  ],
  quote: {
    text: "The jig trained our night shift. There is only one way to use it, and when you have used it that way, a label comes out.",
    name: "Rosa Delgado",
    role: "Head of Hardware, Lanternfield Systems",
  },
  approach: [
    "Boards that had never been tested were failing in the field: in the busiest weeks, some went from the assembly table straight to the box. A rule would have helped for a month. We wanted skipping the test to be impossible, so we put the two stations on one plate.",
    "The board drops onto four pins, one of them off the grid, and three toggle clamps press it against spring contacts. The station’s screen shows the next step; the clamps stay shut until the test has run. If it fails, the drawer for rejects opens, and only that one.",
    "A first jig was cut from perforated plate within a week and used on the real line for two more. Operators moved a clamp by 20 millimeters, asked for a light below the board, and named the station. Six were then made, with spare contacts in the lid.",
  ],
  goals: [
    "No untested board can leave the station",
    "A cycle under 90 seconds, assembly included",
    "An hour of training for a new operator",
    "The same result at all six stations",
  ],
  results: [
    { value: "100%", label: "of boards tested, each with its record" },
    { value: "74\u00a0s", label: "for assembly and test together" },
    { value: "40\u00a0min", label: "until a new operator works alone" },
    { value: "0.4%", label: "spread of the readings across six stations" },
  ],
  gallery: [line, lightRing],
  updatedAt: "2026-11-23",
};
