import { bracketRows, brackets } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { freight } from "#content/service-photo.ts";

export const sheetMetalBrackets: Project = {
  id: "8",
  title: "Sheet-metal brackets from two sources",
  discipline: "Logistics",
  summary: "One drawing, two qualified makers on two continents, and an order split that follows the freight rates.",
  description:
    "One drawing, two qualified makers on two continents, and an order split that landed cost decides every quarter.",
  image: brackets,
  drawing: "bracket",
  size: [64, 48, 40],
  facts: {
    location: "Monterrey, Mexico, and Ningbo, China",
    client: "Stillwater Racking",
    consultant: "Luca Marchetti",
    type: "Sourcing and freight",
    duration: "6 months",
    completion: "2025-05-09",
  },
  strategies: [
    "One drawing that both makers have read aloud",
    "Gauges, not reports, to compare two factories",
    "Landed cost instead of unit price",
    "At least a third of the volume for each maker",
    "A split that is decided every quarter",
  ],
  quote: {
    text: "When ocean rates doubled in spring, we moved a third of the order across the Pacific in one email. The brackets fit as they had the week before.",
    name: "Patrick Lindgren",
    role: "Purchasing Manager, Stillwater Racking",
  },
  approach: [
    "Brackets are simple until two factories make them. Bend radii follow the tools that a shop owns, holes follow its laser, and a drawing that is clear in one place is a matter of opinion in another. We went through it line by line with both makers and changed eleven dimensions, nine of them to something easier.",
    "Each maker received the same go and no-go gauge, cut from one plate. First articles from both were mixed in one crate and assembled by people who did not know which was which. Only when no one could tell did we speak about quantities.",
    "The split follows a one-page sheet: unit price, freight, duty, stock in transit and the cost of being late. It is filled in every quarter, and the split moves between one third and two thirds, so both lines stay warm.",
  ],
  goals: [
    "Two makers whose parts can be mixed in one crate",
    "Under four weeks from the nearer one",
    "A landed cost known before the order",
  ],
  results: [
    { value: "17%", label: "lower landed cost over four quarters" },
    { value: "24 days", label: "from order to dock, at the nearer maker" },
    { value: "11", label: "dimensions changed, nine of them made easier" },
    { value: "0", label: "crates sorted because of mixed parts" },
  ],
  gallery: [bracketRows, freight],
  updatedAt: "2026-11-26",
};
