import { projectCards } from "#content/derived/project-cards.ts";
import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";

export const projectsMeta: PageMeta = {
  ...listPages.projects,
  description: `${capitalize(countWord(projectCards.length))} projects, from a gear train to a grow light: the brief, the approach and the results of each.`,
};
