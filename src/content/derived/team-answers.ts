import { pathOf } from "#content/path-of.ts";
import { teamCards } from "#content/team-card.ts";
import { teamQuestions } from "#content/team-question.ts";

/** The questions of visitors as rows of an index, each with the member who answers it. */
export const teamAnswers = teamQuestions.map(({ moment, question, needs, memberId }) => ({
  to: pathOf("person", memberId),
  title: question,
  text: needs,
  reference: moment,
  detail: teamCards.find(({ id }) => id === memberId)?.name ?? memberId,
}));
