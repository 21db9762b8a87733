import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { stringify } from "yaml";
import { protocols } from "../protocols.ts";
import { type CriterionState, type CriterionSummary, type Summary } from "./summary.ts";

/** The terms of OpenACR for the states of criteria. */
const levels: Record<CriterionState, string> = {
  supported: "supports",
  partly: "partially-supports",
  failed: "does-not-support",
  notApplicable: "not-applicable",
  untested: "not-evaluated",
};

const schemaFile = path.join(import.meta.dirname, "openacr-0.1.0.json");

/** What is known about a criterion, in sentences. */
export function notesOf(criterion: CriterionSummary): string {
  const {
    checks,
    failures,
    answered,
    stories,
    files,
    protocols: manual,
    notApplicable,
    limitation,
    unchecked,
  } = criterion;
  const made = Object.entries(checks).map(([check, count]) => `${check} ${count}`);
  const played = stories.filter(({ passed }) => passed).length;
  const open = manual.filter(({ done }) => !done).map(({ id }) => protocols[id]);
  return [
    notApplicable,
    limitation,
    failures > 0 && `${failures} results fail.`,
    made.length > 0 && `Passed checks: ${made.join(", ")}.`,
    answered > 0 && `${answered} results that needed a review are answered.`,
    played > 0 && `${played} stories test it.`,
    files.length > 0 && `Also tested by ${files.join(", ")}.`,
    unchecked && `Not decided by a machine: ${unchecked}`,
    open.length > 0 && `Not tried by a person: ${open.join("; ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const chapter = (summary: Summary, level: "A" | "AA") => ({
  criteria: summary.criteria
    .filter((criterion) => criterion.level === level)
    .map((criterion) => ({
      num: criterion.id,
      components: [{ name: "web", adherence: { level: levels[criterion.state], notes: notesOf(criterion) } }],
    })),
});

/**
 * The Open Accessibility Conformance Report as YAML.
 *
 * @throws Error if the report does not validate against the schema of the U.S. General Services Administration
 */
export function openAcr(summary: Summary): string {
  const tools = Object.entries(summary.tools).map(([name, version]) => `${name} ${version}`);
  const untried = summary.protocols.filter(({ done }) => !done).map(({ title }) => title);
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
    notes: `Made by a machine from ${summary.results} results on ${summary.pages} pages, ${summary.states} opened states and ${summary.stories} stories. ${
      untried.length > 0 ? `No person has tried: ${untried.join("; ")}.` : "Every manual protocol has a result."
    }`,
    evaluation_methods_used: `${tools.join(", ")}; keyboard walks, focus, target size, reflow, text spacing, zoom, forced colors and reduced motion in a browser; interactions of stories.`,
    license: "MIT",
    catalog: "2.5-edition-wcag-2.2-en",
    chapters: {
      success_criteria_level_a: chapter(summary, "A"),
      success_criteria_level_aa: chapter(summary, "AA"),
      success_criteria_level_aaa: { disabled: true, notes: "Level AAA is not claimed." },
    },
  };
  const schema: object = JSON.parse(readFileSync(schemaFile, "utf8"));
  const validate = new Ajv({ strict: false }).compile(schema);
  if (!validate(report)) throw new Error(`The OpenACR report is invalid: ${JSON.stringify(validate.errors)}`);
  return stringify(report);
}
