import type { TeamMember } from "#content/schema.ts";
import { teamCards } from "#content/team-card.ts";

const [, , card] = teamCards;

export const sofiaChen: TeamMember = {
  ...card,
  heading: "Say only what a buyer can check",
  biography: [
    "Sofia studied industrial design, found that she liked explaining products better than drawing them, and went to work for a maker of measuring instruments. There she wrote manuals for five years, which she still calls the best training for marketing: a manual that promises too much is found out on the first morning.",
    "At Korvane she writes most of the blog, prepares the case studies and sits in on design reviews, asking what a word means until the answer fits into one sentence. Her house rule is known to every engineer who has tried to get around it: no adjective without a number beside it, and no number without its source.",
    "She photographs workshops on film, swims in cold water, and is slowly translating her grandfather’s notebooks on toolmaking from Cantonese.",
  ],
  skills: [
    { label: "Market research", percent: 75 },
    { label: "Editing and visual design", percent: 80 },
    { label: "Technical writing", percent: 85 },
  ],
  education: [
    { title: "BA, Industrial design", place: "Hong Kong", years: "2008–2012" },
    { title: "Certificate, Technical writing", place: "Vancouver, Canada", years: "2013" },
    { title: "MA, Communication", place: "Vancouver, Canada", years: "2014–2016" },
    { title: "Course, Survey methods", place: "Chicago, United States", years: "2019" },
  ],
  languages: [
    { name: "Cantonese", level: "First language" },
    { name: "English", level: "First language" },
    { name: "Mandarin", level: "Fluent" },
    { name: "French", level: "Conversational" },
  ],
  updatedAt: "2026-11-23",
};
