import okoro from "#assets/cut-team-1-okoro.webp?cutout";
import marchetti from "#assets/cut-team-2-marchetti.webp?cutout";
import chen from "#assets/cut-team-3-chen.webp?cutout";
import type { TeamCard } from "#content/schema.ts";

/** The team members as cards show them; the files in `team/` add the rest. */
export const teamCards = [
  {
    id: "1",
    name: "Adewale Okoro",
    title: "Founder",
    line: "Started Korvane in 2014 after twelve years of bringing other people’s products through their first production run.",
    photo: {
      picture: okoro,
      alt: "A blue first article with the initials AO is measured by a height gauge on a granite plate.",
    },
  },
  {
    id: "2",
    name: "Luca Marchetti",
    title: "Admin",
    line: "Keeps contracts, calendars and audit files in order, and wrote the field guide that new colleagues read first.",
    photo: {
      picture: marchetti,
      alt: "Four binders for contracts, audits, calendar and suppliers, one with the initials LM, a calendar page and a stamp.",
    },
  },
  {
    id: "3",
    name: "Sofia Chen",
    title: "Marketer",
    line: "Explains what engineers do in terms buyers can verify, and writes most of the blog.",
    photo: {
      picture: chen,
      alt: "An orange folder with the initials SC and two charts, behind an open notebook, a pencil and a loupe.",
    },
  },
] as const satisfies readonly TeamCard[];
