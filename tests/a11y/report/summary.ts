import { criteria, type Criterion } from "../criteria.ts";
import { newestVerdicts, type ManualResult, type Verdict } from "../manual.ts";
import { countPasses, findingsOf, isOpen, type Finding, type Rule, type Run } from "../model.ts";
import { protocols, type ProtocolId } from "../protocols.ts";
import { checkNames, titleOf, toolNames } from "../rules.ts";
import { storyId } from "../story-reference.ts";
import {
  applicationsOf,
  componentChecks,
  countSubjects,
  type Application,
  type ComponentCheck,
  type Counts,
} from "./coverage.ts";

/**
 * What a run says about a criterion. `supported`: checks of the run belong to it and none failed; `partly`: something is
 * known not to meet it; `untested`: no check of the run belongs to it.
 */
export type CriterionState = "supported" | "partly" | "failed" | "untested" | "notApplicable";

/** What a run says about a criterion, with links to what tests it. */
export interface CriterionSummary extends Omit<Criterion, "stories" | "protocols"> {
  state: CriterionState;
  /** On how many subjects the rules of a check applied and none failed, by check. */
  checks: Record<string, Counts>;
  failures: number;
  answered: number;
  /** What failed, in sentences. */
  failedBy: string[];
  stories: { reference: string; id: string; passed: boolean | null }[];
  protocols: { id: ProtocolId; done: boolean }[];
  /** What the last person who tried it with each technology found. */
  verdicts: { protocol: ProtocolId; tester: string; date: string; passed: boolean }[];
}

/** What a run says about a component: its stories in all conditions. */
export interface ComponentSummary {
  /** The story file without its extension, such as `ui/button`. */
  group: string;
  /** The path of its page in Storybook: the documentation, or the first story where there is none. */
  page: string;
  stories: number;
  /** The number of stories on which a check passed and failed; both are 0 where none was checked. */
  checks: Record<ComponentCheck, { passed: number; failed: number }>;
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
  /** On how many subjects each check was made. */
  coverage: { check: string; name: string; checked: Counts }[];
  /** Results of rules, passed and not passed. */
  results: number;
  failures: number;
  unanswered: number;
  answered: number;
  /** Criteria that failed for a person, once for each assistive technology. */
  manualFailures: number;
  criteria: CriterionSummary[];
  components: ComponentSummary[];
  answers: { check: string; rule: string; reason: string; count: number; places: string[] }[];
  /** `done`: a person has tried it; `left`: the criteria without a result. */
  protocols: { id: ProtocolId; title: string; done: boolean; left: string[] }[];
  manual: ManualResult[];
  skipped: readonly { name: string; reason: string }[];
}

/** True for a run with nothing left to fix or to answer, for machines and for people. */
export const isPassed = ({
  failures,
  unanswered,
  manualFailures,
}: Pick<Summary, "failures" | "unanswered" | "manualFailures">): boolean =>
  failures + unanswered + manualFailures === 0;

/** The checks that failed a criterion, each with the places, in sentences. */
function failuresOf(open: readonly Finding[], stories: CriterionSummary["stories"], verdicts: readonly Verdict[]) {
  const byRule = Map.groupBy(open, ({ check, rule }) => `‘${titleOf(rule)}’ (${checkNames[check] ?? check})`);
  const checks = [...byRule].map(([name, findings]) => {
    const [first = "", ...more] = new Set(findings.map(({ subject }) => subject.title));
    return more.length > 0 ? `${first} and ${more.length} more places fail ${name}.` : `${first} fails ${name}.`;
  });
  return [
    ...checks,
    ...stories.filter(({ passed }) => passed === false).map(({ reference }) => `The story ${reference} fails.`),
    ...verdicts
      .filter(({ passed }) => !passed)
      .map(({ result: { protocol, tester, date } }) => `${protocols[protocol]}: failed for ${tester} on ${date}.`),
  ];
}

function summarizeCriterion(
  criterion: Criterion,
  run: Run,
  applications: readonly Application[],
  verdicts: readonly Verdict[],
): CriterionSummary {
  const found = findingsOf(run);
  const findings = found.filter(({ criteria: own }) => own.includes(criterion.id));
  const open = findings.filter(isOpen);
  const openByCheck = Map.groupBy(open, ({ check }) => check);
  const checks = [...Map.groupBy(applications, ({ check }) => check)].map(
    ([check, own]) => [check, countSubjects(own, openByCheck.get(check))] as const,
  );
  const stories = criterion.stories.map((reference) => {
    const id = storyId(reference);
    const wasPlayed = run.subjects.some((subject) => subject.id === id);
    const failed = found.some(({ rule, subject }) => rule === "story-plays" && subject.id === id);
    return { reference, id, passed: wasPlayed ? !failed : null };
  });
  const hasFailed =
    open.length > 0 || stories.some(({ passed }) => passed === false) || verdicts.some(({ passed }) => !passed);
  const wasTested = checks.length > 0 || verdicts.length > 0 || stories.some(({ passed }) => passed !== null);
  const state = (): CriterionState => {
    if (hasFailed) return "failed";
    if (criterion.notApplicable) return "notApplicable";
    if (criterion.limitation) return "partly";
    return wasTested ? "supported" : "untested";
  };
  return {
    ...criterion,
    state: state(),
    checks: Object.fromEntries(checks),
    failures: open.length,
    answered: findings.length - open.length,
    failedBy: failuresOf(open, stories, verdicts),
    stories,
    protocols: criterion.protocols.map((id) => ({ id, done: verdicts.some(({ result }) => result.protocol === id) })),
    verdicts: verdicts.map(({ passed, result: { protocol, tester, date } }) => ({ protocol, tester, date, passed })),
  };
}

/** The documentation of a component in Storybook, or its first story where there is none. */
function pageOf(story: string, docs: ReadonlySet<string>): string {
  const documentation = `${story.split("--")[0]}--docs`;
  return docs.has(documentation) ? `/docs/${documentation}` : `/story/${story}`;
}

function summarizeComponent(
  group: string,
  run: Run,
  applications: readonly Application[],
  docs: ReadonlySet<string>,
): ComponentSummary {
  const stories = run.subjects.filter((subject) => subject.kind === "story" && subject.group === group);
  const open = findingsOf(run).filter((finding) => isOpen(finding) && finding.subject.group === group);
  const check = (matches: (one: Rule) => boolean) => {
    const own = applications.filter(matches);
    const passed = countSubjects(own, open.filter(matches)).story;
    return { passed, failed: countSubjects(own).story - passed };
  };
  const checks = Object.entries(componentChecks).map(([name, matches]) => [name, check(matches)]);
  return {
    group,
    page: pageOf(stories[0]?.id ?? "", docs),
    stories: stories.length,
    checks: Object.fromEntries(checks) as ComponentSummary["checks"],
  };
}

/** On how many subjects each check was made, in the order of their names. */
function coverageOf(applications: readonly Application[]): Summary["coverage"] {
  const byCheck = Map.groupBy(applications, ({ check }) => check);
  const order = Object.keys(checkNames);
  return [...byCheck]
    .map(([check, own]) => ({ check, name: checkNames[check] ?? check, checked: countSubjects(own) }))
    .toSorted((one, other) => order.indexOf(one.check) - order.indexOf(other.check));
}

/** The figures of a run with the results of manual protocols; `docs` are the ids of Storybook's documentation pages. */
export function summarize(run: Run, manual: readonly ManualResult[], docs: ReadonlySet<string> = new Set()): Summary {
  const applications = applicationsOf(run);
  const ofGroups = Map.groupBy(applications, ({ subject }) => subject.group);
  const verdicts = newestVerdicts(manual);
  const count = (kind: string) => run.subjects.filter((subject) => subject.kind === kind).length;
  const findings = findingsOf(run);
  const open = findings.filter(isOpen);
  const answered = Map.groupBy(
    findings.filter((finding) => !isOpen(finding)),
    ({ check, rule, answer }) => JSON.stringify([check, rule, answer]),
  );
  const groups = new Set(run.subjects.filter(({ kind }) => kind === "story").map(({ group }) => group));
  return {
    date: run.date.slice(0, 10),
    revision: run.revision,
    seconds: run.seconds,
    tools: Object.fromEntries(Object.entries(run.tools).map(([name, version]) => [toolNames[name] ?? name, version])),
    pages: count("page"),
    states: count("state"),
    stories: count("story"),
    totals: run.totals,
    coverage: coverageOf(applications),
    results: countPasses(run.results.flatMap(({ passes }) => passes)) + findings.length,
    failures: open.filter(({ outcome }) => outcome === "failed").length,
    unanswered: open.filter(({ outcome }) => outcome === "cantTell").length,
    answered: findings.length - open.length,
    manualFailures: verdicts.filter(({ passed }) => !passed).length,
    criteria: criteria.map((criterion) =>
      summarizeCriterion(
        criterion,
        run,
        applications.filter((one) => one.criteria.includes(criterion.id)),
        verdicts.filter((verdict) => verdict.criterion === criterion.id),
      ),
    ),
    components: [...groups].toSorted().map((group) => summarizeComponent(group, run, ofGroups.get(group) ?? [], docs)),
    answers: [...answered.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const places = [...new Set(same.map(({ subject }) => subject.group))].toSorted();
      const { check, rule, answer: reason = "" } = first;
      return [{ check, rule, reason, count: same.length, places }];
    }),
    protocols: (Object.keys(protocols) as ProtocolId[]).map((id) => ({
      id,
      title: protocols[id],
      done: manual.some(({ protocol }) => protocol === id),
      left: criteria
        .filter((criterion) => criterion.protocols.includes(id))
        .map((criterion) => criterion.id)
        .filter((own) => !verdicts.some(({ criterion, result }) => criterion === own && result.protocol === id)),
    })),
    manual: [...manual],
    skipped: run.skipped,
  };
}
