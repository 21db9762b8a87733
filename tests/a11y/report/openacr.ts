import { Ajv } from "ajv";
import { parse, stringify } from "yaml";
import { countsInWords, triedInWords } from "#content/accessibility-statement.ts";
import { groupDigits } from "#lib/format/number.ts";
import { protocols } from "../protocols.ts";
import { checkNames } from "../rules.ts";
import schema from "./openacr-0.1.0.json" with { type: "json" };
import { type CriterionState, type CriterionSummary, type Summary } from "./summary.ts";

/**
 * The terms of OpenACR for the states of criteria. It allows `not-evaluated` for level AAA only: a criterion of level A or AA
 * without a check claims no more than partial support, and its notes say that it was not evaluated.
 */
const levels: Record<CriterionState, string> = {
  supported: "supports",
  partly: "partially-supports",
  failed: "does-not-support",
  notApplicable: "not-applicable",
  untested: "partially-supports",
};

const notEvaluated =
  "Not evaluated: no check of the run and no person has tested this criterion. No failure is known; the level claims no full support because nothing shows it.";

/** A number with its noun, such as '1 story'. */
export const amount = (count: number, one: string, many: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

/** What is known about a criterion, in sentences. */
export function notesOf(criterion: CriterionSummary, totals: Summary["totals"]): string {
  const { checks, answered, failedBy, stories, files, state, notApplicable, limitation, unchecked } = criterion;
  const made = Object.entries(checks).map(
    ([check, counts]) => `${checkNames[check] ?? check} on ${countsInWords(counts, totals)}`,
  );
  const played = stories.filter(({ passed }) => passed).length;
  const open = criterion.protocols.filter(({ done }) => !done).map(({ id }) => protocols[id]);
  const tried = criterion.verdicts.filter(({ passed }) => passed);
  return [
    state === "untested" && notEvaluated,
    notApplicable,
    limitation,
    ...failedBy,
    made.length > 0 && `Passed: ${made.join("; ")}.`,
    ...tried.map(({ protocol, tester, date }) => `${protocols[protocol]}: passed for ${tester} on ${date}.`),
    answered > 0 && `${amount(answered, "review is", "reviews are")} answered.`,
    played > 0 && `${amount(played, "story tests", "stories test")} it.`,
    files.length > 0 && `Also tested by ${files.join(", ")}.`,
    unchecked && `Not decided by a machine: ${unchecked}`,
    open.length > 0 && `Not tried by a person: ${open.join("; ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** With which assistive technologies people have tried the site, in sentences. */
export function trialsInWords({ protocols: all }: Summary): string {
  const untried = all.filter(({ done }) => !done).map(({ title }) => title);
  const tried = triedInWords(all);
  return [
    untried.length > 0
      ? `No person has tried the site with: ${untried.join("; ")}.`
      : "Every manual protocol has a result.",
    tried.length > 0 && `A person has tried the site with: ${tried.join("; ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const chapter = (summary: Summary, level: "A" | "AA") => ({
  criteria: summary.criteria
    .filter((criterion) => criterion.level === level)
    .map((criterion) => ({
      num: criterion.id,
      components: [
        { name: "web", adherence: { level: levels[criterion.state], notes: notesOf(criterion, summary.totals) } },
      ],
    })),
});

/**
 * The functional performance statements of EN 301 549, with the criteria that serve them here, or the reason why one does not
 * apply.
 */
const statements: Readonly<Record<string, readonly string[] | string>> = {
  // without vision, with limited vision, without perception of color
  "4.2.1":
    "1.1.1 1.2.3 1.2.5 1.3.1 1.3.2 1.3.3 2.1.1 2.1.2 2.4.1 2.4.2 2.4.3 2.4.4 2.4.6 3.1.1 3.3.1 3.3.2 4.1.2 4.1.3".split(
      " ",
    ),
  "4.2.2": "1.4.3 1.4.4 1.4.10 1.4.11 1.4.12 1.4.13 2.4.7 2.4.11".split(" "),
  "4.2.3": ["1.4.1"],
  // without hearing, with limited hearing, with no or limited vocal capability
  "4.2.4": ["1.2.1", "1.2.2"],
  "4.2.5": ["1.2.2", "1.4.2"],
  "4.2.6": "The site asks for no speech.",
  // with limited manipulation or strength, with limited reach
  "4.2.7": "2.1.1 2.1.2 2.2.1 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8".split(" "),
  "4.2.8": "The site is no hardware.",
  // photosensitive seizures; limited cognition, language or learning; privacy
  "4.2.9": ["2.3.1"],
  "4.2.10": "2.2.1 2.4.6 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8".split(" "),
  "4.2.11": "No feature for accessibility asks for personal data.",
};

/** Which of a statement’s criteria fail or hold in part, and that no person has tried it, which no criterion replaces. */
function statementChapter({ criteria }: Summary) {
  const describe = (serving: readonly string[]) => {
    const own = criteria.filter(({ id }) => serving.includes(id));
    const inState = (...states: CriterionState[]) =>
      own.filter(({ state }) => states.includes(state)).map(({ id }) => id);
    const failed = inState("failed");
    const rest = inState("partly", "untested");
    const isTried = own.every(({ verdicts }) => verdicts.some(({ passed }) => passed));
    const level = failed.length > 0 ? levels.failed : levels[isTried && rest.length === 0 ? "supported" : "untested"];
    const notes = [
      !isTried && "Not tested: no person who needs it has tried all of it.",
      `It is served by ${serving.join(", ")}.`,
      failed.length > 0 && `Of these, ${failed.join(", ")} failed.`,
      rest.length > 0 && `Of these, ${rest.join(", ")} hold in part or were not evaluated.`,
    ];
    return { level, notes: notes.filter(Boolean).join(" ") };
  };
  return {
    criteria: Object.entries(statements).map(([num, serving]) => {
      const adherence =
        typeof serving === "string" ? { level: levels.notApplicable, notes: serving } : describe(serving);
      return { num, components: [{ name: "none", adherence }] };
    }),
  };
}

/** The chapters of EN 301 549 that say nothing about a site of its own, and Section 508. */
const otherChapters = {
  en_301_549_generic_requirements: "The site has no closed functionality, biometrics or operable parts.",
  "en_301_549_ict_with_two-way_voice": "The site has no voice communication.",
  en_301_549_ict_with_video: "Not tested: the players are those of the browser and of YouTube.",
  en_301_549_hardware: "The site is no hardware.",
  en_301_549_web: "Clauses 9.1.1.1 to 9.4.1.3 are the success criteria of WCAG 2.1 above.",
  "en_301_549_non-web-documents": "The site offers no documents but its pages.",
  en_301_549_software: "The site is no software outside of the browser.",
  en_301_549_documentation_and_support_services:
    "The accessibility statement is a page of the site. Not tested: support services, which a fictitious company has not.",
  en_301_549_ict_providing_relay_or_emergency_service_access: "The site has no such service.",
  functional_performance_criteria: "Section 508 is not claimed.",
  hardware: "Section 508 is not claimed.",
  software: "Section 508 is not claimed.",
  support_documentation_and_services: "Section 508 is not claimed.",
};

const validate = new Ajv({ strict: false }).compile(schema);

/**
 * The Open Accessibility Conformance Report as YAML.
 *
 * @throws Error if what a reader of YAML 1.1 gets is invalid by the schema of the U.S. General Services Administration
 */
export function openAcr(summary: Summary): string {
  const tools = Object.entries(summary.tools).map(([name, version]) => `${name} ${version}`);
  const skipped = summary.skipped.map(({ name, reason }) => ` Skipped: ${name}, because ${reason}.`).join("");
  const scope = summary.coverage.map(({ name, checked }) => `${name} on ${countsInWords(checked, summary.totals)}`);
  const report = {
    title: "Korvane Accessibility Conformance Report",
    product: {
      name: "Korvane",
      version: summary.revision,
      description: "The website of a fictitious consultancy with a demonstration shop.",
    },
    author: { name: "Korvane", email: "hello@korvane.example" },
    vendor: { company_name: "Korvane", email: "hello@korvane.example" },
    report_date: summary.date,
    last_modified_date: summary.date,
    version: 1,
    notes: `Made by a machine from ${amount(summary.results, "result", "results")}. Checked: ${scope.join("; ")}.${skipped} ${trialsInWords(summary)} A review is a result that an engine could not decide; an answered one has the written reason of a person.`,
    evaluation_methods_used: `${tools.join(", ")}; keyboard walks, focus, target size, reflow, text spacing, zoom, forced colors and reduced motion in a browser; interactions of stories.`,
    license: "MIT",
    catalog: "2.5-edition-wcag-2.2-508-eu-en",
    chapters: {
      success_criteria_level_a: chapter(summary, "A"),
      success_criteria_level_aa: chapter(summary, "AA"),
      success_criteria_level_aaa: { disabled: true, notes: "Level AAA is not claimed." },
      en_301_549_functional_performance: statementChapter(summary),
      ...Object.fromEntries(
        Object.entries(otherChapters).map(([id, notes]) => [id, { disabled: true, notes }] as const),
      ),
    },
  };
  // a reader of YAML 1.1 takes an unquoted date for a time, which the schema refuses
  const text = stringify(report, { version: "1.1" });
  if (!validate(parse(text, { version: "1.1" })))
    throw new Error(`The OpenACR report is invalid: ${JSON.stringify(validate.errors)}`);
  return text;
}
