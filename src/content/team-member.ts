import firstMonogram from "#assets/team-1-monogram.webp?picture";
import firstPortrait from "#assets/team-1-portrait.svg";
import secondMonogram from "#assets/team-2-monogram.webp?picture";
import secondPortrait from "#assets/team-2-portrait.svg";
import thirdMonogram from "#assets/team-3-monogram.webp?picture";
import thirdPortrait from "#assets/team-3-portrait.svg";
import type { TeamMember } from "#content/schema";

/** The sample team. Portraits are drawn; the machined dials carry the initials and only decorate. */
export const teamMembers: readonly TeamMember[] = [
  {
    id: "1",
    name: "Adewale Okoro",
    title: "Founder",
    line: "Started Korvane in 2014 after twelve years of bringing other people's products through their first production run.",
    portrait: firstPortrait,
    portraitAlt: "Drawn portrait of Adewale Okoro: short black hair, navy jacket, open white collar.",
    monogram: { picture: firstMonogram, alt: "" },
  },
  {
    id: "2",
    name: "Luca Marchetti",
    title: "Admin",
    line: "Keeps contracts, calendars and audit files in order, and wrote the field guide that new colleagues read first.",
    portrait: secondPortrait,
    portraitAlt: "Drawn portrait of Luca Marchetti: brown hair, full beard, grey jacket.",
    monogram: { picture: secondMonogram, alt: "" },
  },
  {
    id: "3",
    name: "Sofia Chen",
    title: "Marketer",
    line: "Explains what engineers do in words that buyers can check, and writes most of the blog.",
    portrait: thirdPortrait,
    portraitAlt: "Drawn portrait of Sofia Chen: long black hair, orange jacket.",
    monogram: { picture: thirdMonogram, alt: "" },
  },
];

/** The member of an id; nothing for an id that names none. */
export const teamMemberById = (id: string | undefined): TeamMember | undefined =>
  teamMembers.find((member) => member.id === id);
