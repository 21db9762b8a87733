import type { TeamMember } from "#content/schema.ts";
import { adewaleOkoro } from "#content/team/adewale-okoro.ts";
import { lucaMarchetti } from "#content/team/luca-marchetti.ts";
import { sofiaChen } from "#content/team/sofia-chen.ts";

/** The fictitious team; each member has a file in `team/`. */
export const teamMembers: readonly TeamMember[] = [adewaleOkoro, lucaMarchetti, sofiaChen];

/** The note below the skill bars. */
export const skillsNote = "Self-assessed, in percent. Sample figures.";

/** The team member with the given id, or `undefined`. */
export const teamMemberById = (id: string | undefined): TeamMember | undefined =>
  teamMembers.find((member) => member.id === id);
