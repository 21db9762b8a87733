/** What is checked: a prerendered path, an opened state of a page, or a story. */
export type SubjectKind = "page" | "state" | "story";

/** One thing that is opened once and checked in many conditions. */
export interface Subject {
  kind: SubjectKind;
  /** The path, the name of the state, or the id of the story. */
  id: string;
  /** The name in reports. */
  title: string;
  /** What findings are grouped by: the kind of page, or the story file without its extension, such as `ui/button`. */
  group: string;
  /** True for a page, or a story of a page, whose keyboard walk is left to the first of its kind. */
  isRepeated?: boolean;
  /** True for a state that ends when the focus leaves its panel. */
  closesOnBlur?: boolean;
}

/** `cantTell` is the word of EARL for a result that a person has to review. */
export type Outcome = "passed" | "failed" | "cantTell";

/** The result of one rule on one subject in one condition; a rule that does not apply has none. */
export interface Result {
  check: string;
  rule: string;
  /** The WCAG success criteria that the rule belongs to; empty for a best practice. */
  criteria: readonly string[];
  outcome: Outcome;
  /** The theme and the width, or the mode, such as `dark, 320 px`. */
  condition: string;
}

/** A result that is about an element. */
export interface Finding extends Result {
  outcome: "failed" | "cantTell";
  subject: Subject;
  /** A CSS selector of the element. */
  selector: string;
  html: string;
  message: string;
  help?: string;
  /** The file of a picture, relative to the report. */
  picture?: string;
  /** The reason why a result that needed a review passes it. */
  answer?: string;
}

/** How often a rule passed on the subjects of a group. */
export interface PassCount {
  check: string;
  rule: string;
  criteria: readonly string[];
  group: string;
  kind: SubjectKind;
  count: number;
}

/** Everything that a run found out; reports are made from it. */
export interface Run {
  date: string;
  revision: string;
  tools: Record<string, string>;
  seconds: number;
  /** What the run checked. */
  subjects: readonly Subject[];
  /** How much there is to check, by kind. */
  totals: Record<SubjectKind, number>;
  passes: readonly PassCount[];
  findings: readonly Finding[];
  skipped: readonly { name: string; reason: string }[];
}

/** The findings that make a run fail: failures, and reviews without an answer. */
export const openFindings = ({ findings }: Pick<Run, "findings">): Finding[] =>
  findings.filter(({ answer }) => answer === undefined);
