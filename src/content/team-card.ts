import firstPortrait from "#assets/team-1-portrait.svg";
import secondPortrait from "#assets/team-2-portrait.svg";
import thirdPortrait from "#assets/team-3-portrait.svg";
import type { TeamCard } from "#content/schema.ts";

/** The team members as cards show them; the files in `team/` add the rest. */
export const teamCards = [
  {
    id: "1",
    name: "Adewale Okoro",
    title: "Founder",
    line: "Started Korvane in 2014 after twelve years of bringing other people's products through their first production run.",
    portrait: firstPortrait,
    portraitAlt: "Drawn portrait of Adewale Okoro: short black hair, navy jacket, open white collar.",
  },
  {
    id: "2",
    name: "Luca Marchetti",
    title: "Admin",
    line: "Keeps contracts, calendars and audit files in order, and wrote the field guide that new colleagues read first.",
    portrait: secondPortrait,
    portraitAlt: "Drawn portrait of Luca Marchetti: brown hair, full beard, gray jacket.",
  },
  {
    id: "3",
    name: "Sofia Chen",
    title: "Marketer",
    line: "Explains what engineers do in terms buyers can verify, and writes most of the blog.",
    portrait: thirdPortrait,
    portraitAlt: "Drawn portrait of Sofia Chen: long black hair, orange jacket.",
  },
] as const satisfies readonly TeamCard[];
