import type { TeamMember } from "#content/schema.ts";
import { adewaleOkoro } from "#content/team/adewale-okoro.ts";
import { lucaMarchetti } from "#content/team/luca-marchetti.ts";
import { sofiaChen } from "#content/team/sofia-chen.ts";

/** The sample team. Portraits are drawn; the machined dials carry the initials and only decorate. */
export const teamMembers: readonly TeamMember[] = [adewaleOkoro, lucaMarchetti, sofiaChen];

/** What the bars of a member's page are shares of. */
export const skillsNote = "Each member's own estimate, out of a hundred. Sample figures.";

/** The member of an id; nothing for an id that names none. */
export const teamMemberById = (id: string | undefined): TeamMember | undefined =>
  teamMembers.find((member) => member.id === id);
