import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import axe, { type AxeResults, type ElementContext, type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { colorRules, tags } from "../page-checks.ts";
import type { Finding, Rule } from "./model.ts";

/** What an engine reports about one document in one condition. */
export interface EngineReport {
  passed: Rule[];
  found: Omit<Finding, "subject" | "condition">[];
}

/** The rules of axe whose result depends on sizes and places, and so on the width of the window. */
const layoutRules = [...colorRules, "target-size", "scrollable-region-focusable"];

/** All rules, or those that can differ in a document of equal structure, or in one that differs by its colors only. */
type Scope = "all" | "layout" | "color";

/** Rules that axe calls experimental, and that the contracts of the components promise. */
const experimental = ["label-content-name-mismatch"];

/** Options of axe in a story: those of Storybook's panel. */
export interface AxeParameters {
  context?: ElementContext;
  options?: RunOptions;
}

const require = createRequire(import.meta.url);
const readPackage = (file: string) => readFileSync(require.resolve(file), "utf8");
const ibmSource = readPackage("accessibility-checker-engine/ace.js");
// `axe.source` is twice as large, and takes 50 ms more to load
const axeSource = readPackage("axe-core/axe.min.js");

/** The version of an installed package. */
export const versionOf = (name: string): string => {
  const { version }: { version: string } = require(`${name}/package.json`);
  return version;
};

/**
 * Loads the engines into the page, unless they are there. @axe-core/playwright took five times as long for a page, because it
 * loads axe for each run and hands all results over twice.
 */
export async function loadEngines(page: Page, engines: { ibm: boolean }): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  if (!engines.ibm || (await page.evaluate(() => "ace" in window))) return;
  // the file declares `var ace`, which an evaluated expression would keep local
  await page.evaluate(`${ibmSource};window.ace = ace;undefined`);
}

/** The success criteria of axe's tags, such as `wcag1412` for 1.4.12. */
const criteriaOfTags = (names: readonly string[]): string[] =>
  names.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });

/** Runs axe with the full set of tags, or with some of its rules. */
export async function runAxe(page: Page, parameters: AxeParameters, scope: Scope): Promise<EngineReport> {
  const rules: NonNullable<RunOptions["rules"]> = {
    ...parameters.options?.rules,
    ...Object.fromEntries(experimental.map((id) => [id, { enabled: true }])),
    // needs the style sheets as text; our own check reads them
    "css-orientation-lock": { enabled: false },
  };
  const limited = scope === "color" ? colorRules : layoutRules;
  const options: RunOptions = {
    ...parameters.options,
    ...(scope === "all"
      ? { runOnly: { type: "tag", values: tags }, rules }
      : { runOnly: { type: "rule", values: limited.filter((id) => rules[id]?.enabled !== false) }, rules: {} }),
    resultTypes: ["violations", "incomplete"],
    preload: false,
  };
  // a string with what is used below takes less time to hand over than all results
  const text = await page.evaluate(
    async (request) => {
      const run: { context?: ElementContext; options: RunOptions } = JSON.parse(request);
      const { violations, incomplete, passes } = await axe.run(run.context ?? document, run.options);
      return JSON.stringify({ violations, incomplete, passes: passes.map(({ id, tags: own }) => ({ id, tags: own })) });
    },
    JSON.stringify({ context: parameters.context, options }),
  );
  const results: Pick<AxeResults, "violations" | "incomplete"> & { passes: { id: string; tags: string[] }[] } =
    JSON.parse(text);
  const found = (outcome: "failed" | "cantTell") =>
    (outcome === "failed" ? results.violations : results.incomplete).flatMap((rule) =>
      rule.nodes.map((node) => ({
        check: "axe",
        rule: rule.id,
        criteria: criteriaOfTags(rule.tags),
        outcome,
        selector: node.target.flat().join(" "),
        html: node.html.slice(0, 300),
        message: (node.failureSummary ?? rule.help).replaceAll(/\s*\n\s*/g, " "),
        help: rule.helpUrl,
      })),
    );
  return {
    passed: results.passes.map(({ id, tags: own }) => ({ check: "axe", rule: id, criteria: criteriaOfTags(own) })),
    found: [...found("failed"), ...found("cantTell")],
  };
}

/**
 * Rules that in thousands of reviews never led to a fault. The first lines are about what axe, keyboard walks and our own checks
 * decide, such as contrast, tables and the ring of the focus. The others only ask a person to look: keyboard walks and forced
 * colors measure what two of them ask, and judgement stands in the `unchecked` of a criterion.
 */
const droppedRules = new Set(
  (
    "text_contrast_sufficient table_headers_exists fieldset_label_valid aria_hidden_nontabbable " +
    "element_tabbable_role_valid text_block_heading frame_src_valid media_keyboard_controllable media_track_available widget_tabbable_single " +
    "aria_complementary_label_visible aria_keyboard_handler_exists aria_descendant_valid " +
    "list_structure_proper heading_content_exists style_focus_visible element_tabbable_visible " +
    "element_tabbable_unobscured style_highcontrast_visible style_color_misuse text_sensory_misuse input_label_visible " +
    "form_submit_button_exists input_fields_grouped input_checkboxes_grouped select_options_grouped media_alt_brief " +
    "blockquote_cite_exists"
  ).split(" "),
);

/** What IBM's engine reports: the rules that passed somewhere, what it found, and the criteria of each rule. */
interface IbmReport {
  passed: string[];
  found: { rule: string; outcome: Finding["outcome"]; selector: string; html: string; message: string }[];
  criteria: Record<string, string[]>;
}

/** Runs IBM's engine with its rules for WCAG 2.2 A and AA. */
export async function runIbm(page: Page): Promise<EngineReport> {
  const report = await page.evaluate(async (): Promise<IbmReport> => {
    type Raw = { ruleId: string; value: [string, string]; snippet: string; message: string; path: { dom: string } };
    type Guideline = { id: string; checkpoints: { num: string; rules: { id: string }[] }[] };
    type Checker = {
      check: (document: Document, policies: string[]) => Promise<{ results: Raw[] }>;
      getGuidelines?: () => Guideline[];
    };
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const checker = new ace.Checker();
    const { results } = await checker.check(document, ["WCAG_2_2"]);
    const criteria: Record<string, string[]> = {};
    for (const { id, checkpoints } of checker.getGuidelines?.() ?? [])
      if (id === "WCAG_2_2")
        for (const { num, rules } of checkpoints) for (const rule of rules ?? []) (criteria[rule.id] ??= []).push(num);
    const elementAt = (path: string) => {
      try {
        const { singleNodeValue } = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
        return singleNodeValue instanceof Element ? singleNodeValue : document.documentElement;
      } catch {
        return document.documentElement;
      }
    };
    return {
      criteria,
      passed: [...new Set(results.filter(({ value }) => value[1] === "PASS").map(({ ruleId }) => ruleId))],
      found: results
        .filter(({ value }) => value[1] !== "PASS")
        .map(({ ruleId, value, snippet, message, path }) => ({
          rule: ruleId,
          outcome: value[1] === "FAIL" ? "failed" : "cantTell",
          selector: window.inPageChecks.describe(elementAt(path.dom)).selector,
          html: snippet.slice(0, 300),
          message,
        })),
    };
  });
  const ofRule = (rule: string): Rule => ({ check: "ibm", rule, criteria: report.criteria[rule] ?? [] });
  const found = report.found.filter(({ rule }) => !droppedRules.has(rule));
  const passed = report.passed.filter((rule) => !droppedRules.has(rule) && found.every((one) => one.rule !== rule));
  return {
    passed: passed.map(ofRule),
    found: found.map((one) => ({
      ...one,
      ...ofRule(one.rule),
      help: `https://able.ibm.com/rules/archives/latest/doc/en-US/${one.rule}.html`,
    })),
  };
}
