import type { TeamMember } from "#content/schema.ts";
import { teamCards } from "#content/team-card.ts";

const [, card] = teamCards;

export const lucaMarchetti: TeamMember = {
  ...card,
  heading: "A good file answers before anyone asks",
  biography: [
    "Luca runs the office that the engineers rely on without noticing: contracts, confidentiality agreements, travel, calendars across eleven time zones, and the audit file of every factory in the network. He joined Korvane in 2016 from a freight forwarder, where he had learned how much of a delay is a missing page.",
    "In his second year he wrote down what everyone kept asking him. The result, forty pages called the field guide, is what new colleagues read before anything else: how to prepare a factory visit, what a purchase order has to say, who to call when a container is held. It is now in its ninth edition, and it has grown into a book, From Idea to Market, which our shop shows.",
    "Away from his desk he bakes bread, rows, and repairs the folding bicycles of half the office.",
  ],
  skills: [
    { label: "Audit documentation", percent: 75 },
    { label: "Scheduling across time zones", percent: 80 },
    { label: "Contract administration", percent: 85 },
  ],
  education: [
    { title: "Diploma, Commerce and languages", place: "Genoa, Italy", years: "2002–2007" },
    { title: "BA, Business administration", place: "Turin, Italy", years: "2007–2010" },
    { title: "Certificate, Customs and trade compliance", place: "Rotterdam, Netherlands", years: "2014" },
    { title: "Lead auditor course, Quality management", place: "Singapore", years: "2018" },
  ],
  languages: [
    { name: "Italian", level: "First language" },
    { name: "English", level: "Fluent" },
    { name: "German", level: "Conversational" },
  ],
  updatedAt: "2026-11-22",
};
