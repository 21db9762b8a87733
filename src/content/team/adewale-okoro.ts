import type { TeamMember } from "#content/schema.ts";
import { teamCards } from "#content/team-card.ts";

const [card] = teamCards;

export const adewaleOkoro: TeamMember = {
  ...card,
  heading: "The first production run is where a product is decided",
  biography: [
    "Adewale trained as a mechanical engineer and spent his first twelve working years as a manufacturing liaison: the person a design office sends to the factory when the first lot does not fit together. He lived beside molding shops in Penang, sheet-metal works in Monterrey and assembly lines in Shenzhen, and came home with the same conclusion from each of them. Most of what goes wrong at launch was drawn months before, by people who had never met those who would make it.",
    "He started Korvane in 2014 with two engineers and one rule: if you draw a part, you visit the machine that makes it. The group has grown since, and the rule has stayed. Adewale still opens every project himself, with an afternoon on the client’s own bench, and he still walks the line at every first article.",
    "He teaches a short course on tolerances for buyers each fall, restores wall clocks, and keeps a shelf of rejected parts in his office. Each has a label with what it cost and what it taught.",
  ],
  skills: [
    { label: "Negotiation with factories", percent: 75 },
    { label: "Design for manufacturing", percent: 80 },
    { label: "Program leadership", percent: 85 },
  ],
  education: [
    { title: "BEng, Mechanical engineering", place: "Lagos, Nigeria", years: "1997–2001" },
    { title: "MSc, Manufacturing systems", place: "Toronto, Canada", years: "2001–2002" },
    { title: "Certificate, Injection mold design", place: "Penang, Malaysia", years: "2006" },
    { title: "Executive program, Operations", place: "Boston, United States", years: "2013" },
  ],
  languages: [
    { name: "English", level: "First language" },
    { name: "Yoruba", level: "First language" },
    { name: "Mandarin", level: "Working knowledge" },
    { name: "Spanish", level: "Conversational" },
  ],
  updatedAt: "2026-11-23",
};
