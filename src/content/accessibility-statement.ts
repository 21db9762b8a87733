import { groupDigits } from "#lib/format/number.ts";
import { listWords } from "#lib/format/text.ts";

/** A number of pages, opened states and stories. */
type Counts = Readonly<Record<"page" | "state" | "story", number>>;

/** The figures of a run that the statement needs. */
type Report = {
  date: string;
  revision: string;
  tools: Readonly<Record<string, string>>;
  pages: number;
  states: number;
  stories: number;
  totals: Counts;
  results: number;
  failures: number;
  unanswered: number;
  answered: number;
  manualFailures: number;
  /** On how many subjects each check was made. */
  coverage: readonly { check: string; name: string; checked: Counts }[];
  criteria: readonly {
    id: string;
    name: string;
    state: string;
    limitation?: string | undefined;
    unchecked?: string | undefined;
    failedBy?: readonly string[];
  }[];
  protocols: readonly Protocol[];
  skipped: readonly { name: string; reason: string }[];
};

const nouns = { page: "pages", state: "opened states", story: "stories" } as const;

/** How much of everything a count is: '41 of 96 pages and 692 of 1,194 stories'; kinds without a subject are left out. */
export function countsInWords(counts: Counts, totals: Counts): string {
  const kinds = (["page", "state", "story"] as const).filter((kind) => counts[kind] > 0);
  const parts = kinds.map((kind) => `${groupDigits(counts[kind])} of ${groupDigits(totals[kind])} ${nouns[kind]}`);
  return parts.length > 0 ? listWords(parts) : "nothing";
}

interface Protocol {
  title: string;
  /** True if a person has tried it. */
  done: boolean;
  /** The criteria without a result. */
  left: readonly string[];
}

/** The assistive technologies that a person has tried, each with the criteria that were left out. */
export const triedInWords = (protocols: readonly Protocol[]): string[] =>
  protocols
    .filter(({ done }) => done)
    .map(({ title, left }) => (left.length > 0 ? `${title}, but not ${listWords(left)}` : title));

/** Checks that can be made on pages or on stories only. */
const ofOneKind: ReadonlySet<string> = new Set(["page", "story", "panel"]);

/** True for a check that was not made on everything. */
const isPartial = ({ check, checked }: Report["coverage"][number], totals: Counts) =>
  !ofOneKind.has(check) && (["page", "state", "story"] as const).some((kind) => checked[kind] < totals[kind]);

const named = ({ id, name }: { id: string; name: string }) => `${id} ${name}`;

/** What the accessibility statement says, from the figures of a run. */
export function statementOf({ criteria, protocols, tools, coverage, totals, ...report }: Report) {
  const inState = (...states: string[]) => criteria.filter(({ state }) => states.includes(state));
  const judgments = Map.groupBy(
    criteria.filter(({ unchecked }) => unchecked),
    ({ unchecked = "" }) => unchecked,
  );
  return {
    /** A day, such as '2026-11-22'. */
    date: report.date,
    revision: report.revision,
    pages: report.pages,
    states: report.states,
    stories: report.stories,
    totals,
    results: report.results,
    openResults: report.failures + report.unanswered + report.manualFailures,
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
    /** The checks that were made on a part of the site, each with that part. */
    partial: coverage
      .filter((one) => isPartial(one, totals))
      .map(({ name, checked }) => ({ check: name, scope: countsInWords(checked, totals) })),
    /** What no machine decides, each with the criteria that it belongs to. */
    unchecked: [...judgments].map(([reason, own]) => ({ criteria: own.map(named), reason })),
    /** Parts that the run left out, such as a browser that was missing. */
    skipped: report.skipped,
    /** Assistive technologies that no person has tried. */
    untried: protocols.filter(({ done }) => !done).map(({ title }) => title),
    tried: triedInWords(protocols),
  };
}
