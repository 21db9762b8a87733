import type { Finding, Rule, Subject, SubjectResult } from "./model.ts";
import type { CriterionState } from "./report/summary.ts";

/** A rule of our own checks: its check, the criteria that it tests, and what it means. */
type OwnRule = readonly [check: string, criteria: readonly string[], title: string];

/** The rules of the checks beside both engines. */
const ownRules = {
  "no-keyboard-trap": ["keyboard", ["2.1.2"], "Tab and Shift+Tab leave every element."],
  "keyboard-reaches": ["keyboard", ["2.1.1"], "Tab and Shift+Tab reach every control."],
  "focus-order-reverses": ["keyboard", ["2.4.3"], "Shift+Tab walks the order of Tab backwards."],
  "focus-visible": [
    "focus",
    ["2.4.7"],
    "The ring of the focused element is painted and differs by 3 : 1 from what it covers.",
  ],
  "focus-not-covered": [
    "focus",
    ["2.4.11"],
    "Nothing fixed or sticky covers a part of the focused element, and it is in view.",
  ],
  "target-24": [
    "target-size",
    ["2.5.8"],
    "Pointer targets are at least 24 × 24 pixels, except links in lines of text, whose space axe measures.",
  ],
  reflow: ["reflow", ["1.4.10"], "At 320 × 256 pixels nothing scrolls sideways."],
  "text-spacing": [
    "text-spacing",
    ["1.4.12"],
    "With the text spacing of WCAG nothing is cut off and nothing scrolls sideways.",
  ],
  "text-size": [
    "text-size",
    ["1.4.4"],
    "With a default text of 32 pixels nothing is cut off and nothing scrolls sideways.",
  ],
  zoom: ["zoom", ["1.4.4", "1.4.10"], "At 200 % and 400 % zoom nothing is cut off and nothing scrolls sideways."],
  "clipped-text": ["reflow", ["1.4.4", "1.4.10"], "No box cuts off its text."],
  "forced-colors-icon": [
    "forced-colors",
    ["1.4.11"],
    "In forced colors, icons of controls differ from their background.",
  ],
  "forced-colors-field": ["forced-colors", ["1.4.11"], "In forced colors, fields have a border."],
  orientation: ["orientation", ["1.3.4"], "No style sheet turns the content in one orientation of the screen."],
  motion: ["reduced-motion", ["2.2.2"], "With reduced motion nothing moves."],
  "name-begins-with-text": ["names", ["2.5.3"], "The accessible name of a control begins with its visible text."],
  "table-headers": ["names", ["1.3.1"], "Every table has headers."],
  "alternative-in-words": ["names", ["1.1.1"], "The alternative of a picture is not the name of its file."],
  "headings-marked": [
    "names",
    ["1.3.1"],
    "A line that stands out from the text after it, as headings do, is a heading or names a part.",
  ],
  "visual-order": [
    "names",
    ["1.3.2", "2.4.3"],
    "Boxes of a row, a column or a grid are shown in the order of the document, which the focus follows.",
  ],
  "errors-described": ["names", ["3.3.1"], "A message is related to every field that is invalid."],
  "spoken-log": ["spoken", ["1.3.1", "4.1.2"], "A virtual screen reader says what was accepted."],
  "same-tree": ["browsers", ["4.1.2"], "Roles, names and their nesting are the same in Chromium and WebKit."],
  "story-plays": ["story", [], "The interactions of the story pass in the static Storybook."],
  "page-loads": ["page", [], "The page loads, hydrates, and logs no error."],
} satisfies Record<string, OwnRule>;

/** The id of one of our own rules. */
export type OwnRuleId = keyof typeof ownRules;

/** One of our own rules, by its id. */
export function ruleOf(rule: OwnRuleId): Rule {
  const [check, criteria] = ownRules[rule];
  return { check, rule, criteria };
}

/** The ids of our own rules of a check. */
export const rulesOf = (check: string): OwnRuleId[] =>
  (Object.keys(ownRules) as OwnRuleId[]).filter((rule) => ownRules[rule][0] === check);

/** One of our own rules that failed on a subject as a whole. */
export const failureOf = (rule: OwnRuleId, subject: Subject, condition: string, message: string): Finding => ({
  ...ruleOf(rule),
  outcome: "failed",
  condition,
  subject,
  selector: "html",
  html: "",
  message,
});

/** What one of our own rules said about a subject as a whole: a failure for each message, or that it passed. */
export const resultOf = (
  rule: OwnRuleId,
  subject: Subject,
  condition: string,
  messages: readonly string[],
): SubjectResult => ({
  subject,
  passes: messages.length > 0 ? [] : [{ ...ruleOf(rule), count: 1 }],
  findings: messages.map((message) => failureOf(rule, subject, condition, message)),
  themes: [],
});

/** What a rule of any check means: our own sentence, or the id that its engine documents. */
export const titleOf = (id: string): string => (id in ownRules ? ownRules[id as OwnRuleId][2] : id);

/** The public names of the tools, by the names of their packages. */
export const toolNames: Readonly<Record<string, string>> = {
  "accessibility-checker-engine": "IBM Equal Access Accessibility Checker",
  chromium: "Chromium",
  webkitgtk: "WebKitGTK",
};

/** The words for the states of a criterion. */
export const stateNames: Readonly<Record<CriterionState, string>> = {
  supported: "No failure found",
  partly: "Known not to hold in part",
  failed: "Fails",
  notApplicable: "Does not apply",
  untested: "Not tested",
};

/** The names of the checks, by their ids. */
export const checkNames: Readonly<Record<string, string>> = {
  axe: "axe-core",
  "all-themes": "Color contrast in every theme",
  ibm: "IBM Equal Access Accessibility Checker",
  keyboard: "Keyboard walks",
  focus: "Focus seen and not covered",
  "target-size": "Target size",
  reflow: "Reflow",
  "text-spacing": "Text spacing",
  zoom: "Zoom",
  "text-size": "Text size",
  "forced-colors": "Forced colors",
  "reduced-motion": "Reduced motion",
  orientation: "Orientation",
  names: "Names and relations",
  spoken: "Spoken logs",
  browsers: "Same tree of roles and names in Chromium and WebKitGTK",
  story: "Interactions of stories",
  page: "Loading and hydration of pages",
};
