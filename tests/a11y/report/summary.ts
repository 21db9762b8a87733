import { criteria, type Criterion } from "../criteria.ts";
import type { ManualResult } from "../manual.ts";
import { openFindings, type Finding, type Run } from "../model.ts";
import { protocols, type ProtocolId } from "../protocols.ts";
import { checkNames, titleOf } from "../rules.ts";
import { storyId } from "../story-reference.ts";

/**
 * What a run says about a criterion. `supported`: checks of the run belong to it and none failed; `partly`: something is
 * known not to meet it; `untested`: no check of the run belongs to it.
 */
export type CriterionState = "supported" | "partly" | "failed" | "untested" | "notApplicable";

/** What a run says about a criterion, with links to what tests it. */
export interface CriterionSummary extends Omit<Criterion, "stories" | "protocols"> {
  state: CriterionState;
  /** How many rules and subjects were checked, by check. */
  checks: Record<string, number>;
  failures: number;
  answered: number;
  /** What failed, in sentences. */
  failedBy: string[];
  stories: { reference: string; id: string; passed: boolean | null }[];
  protocols: { id: ProtocolId; done: boolean }[];
}

/** `passed`, `failed`, or `null` if the run made no such check. */
export type Status = "passed" | "failed" | null;

/** What a run says about a component: its stories in all conditions. */
export interface ComponentSummary {
  /** The story file without its extension, such as `ui/button`. */
  group: string;
  stories: number;
  keyboard: Status;
  names: Status;
  announcements: Status;
  light: Status;
  dark: Status;
  contrast: Status;
  reflow: Status;
  forcedColors: Status;
  targetSize: Status;
}

/** The figures of a complete run, from which the documentation and the statement are made. */
export interface Summary {
  date: string;
  revision: string;
  seconds: number;
  tools: Record<string, string>;
  pages: number;
  states: number;
  stories: number;
  /** How much there is to check. */
  totals: Run["totals"];
  /** Results of rules, passed and not passed. */
  results: number;
  failures: number;
  unanswered: number;
  answered: number;
  criteria: CriterionSummary[];
  components: ComponentSummary[];
  answers: { check: string; rule: string; reason: string; criteria: string[]; count: number; places: string[] }[];
  protocols: { id: ProtocolId; title: string; done: boolean }[];
  manual: ManualResult[];
  skipped: readonly { name: string; reason: string }[];
}

const announces = /announc|spoken|status|liveregion/i;

/** The checks that failed a criterion, each with the places, in sentences. */
function failuresOf(open: readonly Finding[], stories: CriterionSummary["stories"], manual: readonly ManualResult[]) {
  const byRule = Map.groupBy(open, ({ check, rule }) => `‘${titleOf(rule)}’ (${checkNames[check] ?? check})`);
  const checks = [...byRule].map(([name, findings]) => {
    const [first = "", ...more] = new Set(findings.map(({ subject }) => subject.title));
    return more.length > 0 ? `${first} and ${more.length} more places fail ${name}.` : `${first} fails ${name}.`;
  });
  return [
    ...checks,
    ...stories.filter(({ passed }) => passed === false).map(({ reference }) => `The story ${reference} fails.`),
    ...manual.map(({ protocol, tester, date }) => `${protocols[protocol]}: failed for ${tester} on ${date}.`),
  ];
}

function summarizeCriterion(criterion: Criterion, run: Run, manual: readonly ManualResult[]): CriterionSummary {
  const checks: Record<string, number> = {};
  for (const { check, criteria: own, count } of run.passes)
    if (own.includes(criterion.id)) checks[check] = (checks[check] ?? 0) + count;
  const findings = run.findings.filter(({ criteria: own }) => own.includes(criterion.id));
  const open = openFindings({ findings });
  const stories = criterion.stories.map((reference) => {
    const id = storyId(reference);
    const wasPlayed = run.subjects.some((subject) => subject.id === id);
    const failed = run.findings.some(({ rule, subject }) => rule === "story-plays" && subject.id === id);
    return { reference, id, passed: wasPlayed ? !failed : null };
  });
  const hasFailed = open.length > 0 || stories.some(({ passed }) => passed === false);
  const wasTested =
    Object.keys(checks).length > 0 || findings.length > 0 || stories.some(({ passed }) => passed !== null);
  const failedByHand = manual.filter(({ failed }) => failed.includes(criterion.id));
  const state = (): CriterionState => {
    if (hasFailed || failedByHand.length > 0) return "failed";
    if (criterion.notApplicable) return "notApplicable";
    if (criterion.limitation) return "partly";
    return wasTested ? "supported" : "untested";
  };
  return {
    ...criterion,
    state: state(),
    checks,
    failures: open.length,
    answered: findings.length - open.length,
    failedBy: failuresOf(open, stories, failedByHand),
    stories,
    protocols: criterion.protocols.map((id) => ({ id, done: manual.some(({ protocol }) => protocol === id) })),
  };
}

function summarizeComponent(group: string, run: Run): ComponentSummary {
  const own = run.findings.filter(
    ({ subject, answer }) => subject.group === group && subject.kind === "story" && answer === undefined,
  );
  const passes = run.passes.filter((pass) => pass.group === group && pass.kind === "story");
  const stories = run.subjects.filter((subject) => subject.kind === "story" && subject.group === group);
  const status = (matches: (finding: Pick<Finding, "check" | "rule">) => boolean, condition = ""): Status => {
    if (own.some((finding) => matches(finding) && finding.condition.startsWith(condition))) return "failed";
    return passes.some(matches) ? "passed" : null;
  };
  const checks =
    (...names: string[]) =>
    (one: Pick<Finding, "check">) =>
      names.includes(one.check);
  const isContrast = ({ rule }: Pick<Finding, "rule">) => rule === "color-contrast" || rule === "link-in-text-block";
  const speaking = stories.filter(({ title }) => announces.test(title.replaceAll(" ", "")));
  const silent = speaking.some(({ id }) =>
    own.some(({ rule, subject }) => rule === "story-plays" && subject.id === id),
  );
  const spoken = silent ? "failed" : "passed";
  return {
    group,
    stories: stories.length,
    keyboard: status(checks("keyboard", "focus")),
    names: status(({ check, rule }) => check === "names" || /name|label|aria/.test(rule)),
    announcements: speaking.length > 0 ? spoken : null,
    light: status(isContrast, "light"),
    dark: status(isContrast, "dark"),
    contrast: status(isContrast, "contrast"),
    reflow: status(checks("reflow", "zoom", "text-spacing")),
    forcedColors: status(checks("forced-colors")),
    targetSize: status(checks("target-size")),
  };
}

/** The figures of a run with the results of manual protocols. */
export function summarize(run: Run, manual: readonly ManualResult[]): Summary {
  const count = (kind: string) => run.subjects.filter((subject) => subject.kind === kind).length;
  const open = openFindings(run);
  const answered = Map.groupBy(
    run.findings.filter(({ answer }) => answer !== undefined),
    ({ check, rule, answer }) => JSON.stringify([check, rule, answer]),
  );
  const groups = new Set(run.subjects.filter(({ kind }) => kind === "story").map(({ group }) => group));
  return {
    date: run.date.slice(0, 10),
    revision: run.revision,
    seconds: run.seconds,
    tools: run.tools,
    pages: count("page"),
    states: count("state"),
    stories: count("story"),
    totals: run.totals,
    results: run.passes.reduce((sum, pass) => sum + pass.count, 0) + run.findings.length,
    failures: open.filter(({ outcome }) => outcome === "failed").length,
    unanswered: open.filter(({ outcome }) => outcome === "cantTell").length,
    answered: run.findings.length - open.length,
    criteria: criteria.map((criterion) => summarizeCriterion(criterion, run, manual)),
    components: [...groups].toSorted().map((group) => summarizeComponent(group, run)),
    answers: [...answered.values()].flatMap((findings) => {
      const [first] = findings;
      if (!first) return [];
      const places = [...new Set(findings.map(({ subject }) => subject.group))].toSorted();
      const { check, rule, criteria: own, answer: reason = "" } = first;
      return [{ check, rule, reason, criteria: [...own], count: findings.length, places }];
    }),
    protocols: (Object.keys(protocols) as ProtocolId[]).map((id) => ({
      id,
      title: protocols[id],
      done: manual.some(({ protocol }) => protocol === id),
    })),
    manual: [...manual],
    skipped: run.skipped,
  };
}
