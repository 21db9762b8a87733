import firstMonogram from "#assets/cut-team-1-monogram.webp?cutout";
import secondMonogram from "#assets/cut-team-2-monogram.webp?cutout";
import thirdMonogram from "#assets/cut-team-3-monogram.webp?cutout";
import type { TeamCard } from "#content/schema.ts";

/** The team members as cards show them; the files in `team/` add the rest. */
export const teamCards = [
  {
    id: "1",
    name: "Adewale Okoro",
    title: "Founder",
    line: "Started Korvane in 2014 after twelve years of bringing other people’s products through their first production run.",
    monogram: { picture: firstMonogram, alt: "A machined dial in dark blue with the initials AO." },
  },
  {
    id: "2",
    name: "Luca Marchetti",
    title: "Admin",
    line: "Keeps contracts, calendars and audit files in order, and wrote the field guide that new colleagues read first.",
    monogram: { picture: secondMonogram, alt: "A machined dial in aluminum with the initials LM." },
  },
  {
    id: "3",
    name: "Sofia Chen",
    title: "Marketer",
    line: "Explains what engineers do in terms buyers can verify, and writes most of the blog.",
    monogram: { picture: thirdMonogram, alt: "A machined dial in orange with the initials SC." },
  },
] as const satisfies readonly TeamCard[];
