import { themeNames } from "#lib/theme/themes.ts";
import { colorRules } from "../../page-checks.ts";
import type { Finding, Rule, Run, Subject, SubjectKind } from "../model.ts";

/** A number of pages, opened states and stories. */
export type Counts = Record<SubjectKind, number>;

/** That one rule was applied to one subject, whatever the result. */
export interface Application extends Rule {
  subject: Subject;
}

/** The rules about colors, whose results depend on the theme. */
const isAboutColors = ({ check, rule }: Rule) => check === "axe" && colorRules.includes(rule);

/** The id of the checks of colors in every theme. */
const allThemes = "all-themes";

const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`;

/** Every application of a rule to a subject of the run, which a browser that does not start is not. */
export function applicationsOf({ subjects, results }: Pick<Run, "subjects" | "results">): Application[] {
  const known = new Set(subjects.map(keyOf));
  return results
    .filter(({ subject }) => known.has(keyOf(subject)))
    .flatMap(({ subject, passes, findings, themes }) => {
      const applied = [...passes, ...findings].map(({ check, rule, criteria }) => ({ check, rule, criteria, subject }));
      const hasAllThemes = themeNames.every((theme) => themes.includes(theme));
      const inAllThemes = hasAllThemes ? applied.filter(isAboutColors).slice(0, 1) : [];
      return [...applied, ...inAllThemes.map((one) => ({ ...one, check: allThemes, criteria: [] }))];
    });
}

/** On how many different subjects rules were applied, without those that have one of the findings. */
export function countSubjects(applications: readonly Application[], findings: readonly Finding[] = []): Counts {
  const subjects = new Map(applications.map(({ subject }) => [keyOf(subject), subject]));
  for (const { subject } of findings) subjects.delete(keyOf(subject));
  const counts: Counts = { page: 0, state: 0, story: 0 };
  for (const { kind } of subjects.values()) counts[kind] += 1;
  return counts;
}

/** The columns of the table of components, with the rules that belong to each. */
export const componentChecks = {
  keyboard: ({ check }: Rule): boolean => check === "keyboard" || check === "focus",
  names: ({ check, rule }: Rule): boolean => check === "names" || /name|label|aria/.test(rule),
  announcements: ({ check }: Rule): boolean => check === "spoken",
  contrast: isAboutColors,
  contrastInAllThemes: ({ check }: Rule): boolean => check === allThemes,
  reflow: ({ check }: Rule): boolean => ["reflow", "zoom", "text-spacing"].includes(check),
  forcedColors: ({ check }: Rule): boolean => check === "forced-colors",
  targetSize: ({ check }: Rule): boolean => check === "target-size",
};

/** The id of a column of the table of components. */
export type ComponentCheck = keyof typeof componentChecks;
