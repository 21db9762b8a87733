import type { Theme } from "#lib/theme/themes.ts";

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
  /** True for a page whose keyboard walk is left to the first of its kind, and for a story of a page. */
  isRepeated?: boolean;
  /** True for a state that ends when the focus leaves its panel. */
  closesOnBlur?: boolean;
}

/** A rule of a check. */
export interface Rule {
  check: string;
  rule: string;
  /** The WCAG success criteria that the rule belongs to; empty for a best practice. */
  criteria: readonly string[];
}

/** `cantTell` is a result that a person has to review. */
export type Outcome = "failed" | "cantTell";

/** What a rule found on one subject in one condition. */
export interface Finding extends Rule {
  outcome: Outcome;
  /** The theme and the width, or the mode, such as `dark, 320 px`. */
  condition: string;
  subject: Subject;
  /** A CSS selector of the element. */
  selector: string;
  html: string;
  message: string;
  help?: string;
  /** The reason why a result that needed a review passes it. */
  answer?: string;
}

/** In how many conditions a rule passed; one that does not apply has no results. */
export interface PassCount extends Rule {
  count: number;
}

/** What one or more checks said about a subject. */
export interface SubjectResult {
  subject: Subject;
  passes: readonly PassCount[];
  findings: readonly Finding[];
  /** The themes in which axe has run; none if an equal document was checked before. */
  themes: readonly Theme[];
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
  /** A subject may have several: from the checks that open it once, and from those that follow them. */
  results: readonly SubjectResult[];
  skipped: readonly { name: string; reason: string }[];
}

/** Everything that a run found. */
export const findingsOf = ({ results }: Run): Finding[] => results.flatMap(({ findings }) => findings);

/** True for a finding that makes a run fail: a failure, or a review without an answer. */
export const isOpen = ({ answer }: Finding): boolean => answer === undefined;

/** The sum of the counts of passes. */
export const countPasses = (passes: readonly PassCount[]): number => passes.reduce((sum, { count }) => sum + count, 0);
