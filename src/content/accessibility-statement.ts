/** The figures of a run that the statement needs. */
type Report = {
  date: string;
  revision: string;
  tools: Readonly<Record<string, string>>;
  pages: number;
  states: number;
  stories: number;
  totals: { page: number; state: number; story: number };
  results: number;
  failures: number;
  unanswered: number;
  answered: number;
  criteria: readonly {
    id: string;
    name: string;
    state: string;
    limitation?: string | undefined;
    failedBy?: readonly string[];
  }[];
  protocols: readonly { title: string; done: boolean }[];
};

const named = ({ id, name }: { id: string; name: string }) => `${id} ${name}`;

/** What the accessibility statement says, from the figures of a run. */
export function statementOf({ criteria, protocols, tools, failures, unanswered, ...report }: Report) {
  const inState = (...states: string[]) => criteria.filter(({ state }) => states.includes(state));
  return {
    /** A day, such as '2026-11-22'. */
    date: report.date,
    revision: report.revision,
    pages: report.pages,
    states: report.states,
    stories: report.stories,
    totals: report.totals,
    results: report.results,
    openResults: failures + unanswered,
    answered: report.answered,
    supportedCount: inState("supported").length,
    inapplicableCount: inState("notApplicable").length,
    tools: Object.entries(tools).map(([name, version]) => `${name} ${version}`),
    /** Criteria that do not hold, with the reason. */
    failures: inState("failed", "partly").map((criterion) => ({
      criterion: named(criterion),
      reason: [criterion.limitation, ...(criterion.failedBy ?? [])].filter(Boolean).join(" "),
    })),
    untested: inState("untested").map(named),
    /** Assistive technologies that no person has tried. */
    untried: protocols.filter(({ done }) => !done).map(({ title }) => title),
    tried: protocols.filter(({ done }) => done).map(({ title }) => title),
  };
}
