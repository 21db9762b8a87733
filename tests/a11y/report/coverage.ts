import { themeNames } from "#lib/theme/themes.ts";
import type { Finding, PassCount, Run, Subject, SubjectKind } from "../model.ts";
import type { SubjectResult } from "../results.ts";

/** A number of pages, opened states and stories. */
export type Counts = Record<SubjectKind, number>;

/** What a run left behind for each subject. */
export type Checked = Omit<SubjectResult, "revision">;

/** That one rule was applied to one subject, whatever the result. */
export interface Application {
  /** Names the subject among all. */
  key: string;
  kind: SubjectKind;
  group: string;
  check: string;
  rule: string;
  criteria: readonly string[];
}

/** The check that follows those of the subjects and may have several results on the one subject that it has of a group. */
const groupCheck = "browsers";

const keyOf = (check: string, { kind, id, group }: Pick<Subject, "kind" | "id" | "group">) =>
  check === groupCheck ? `${kind} of ${group}` : `${kind} ${id}`;

/** The rules about colors, whose results depend on the theme. */
const isAboutColors = ({ check, rule }: Pick<Application, "check" | "rule">) =>
  check === "axe" && (rule === "color-contrast" || rule === "link-in-text-block");

/** The id of the checks of colors in every theme. */
export const allThemes = "all-themes";

/** What passed in a check that follows those of the subjects; each count of the spoken logs is a subject. */
const applicationsOfPart = ({ count, ...pass }: PassCount, at: number): Application[] =>
  Array.from({ length: pass.check === groupCheck ? 1 : count }, (_, index) => ({
    ...pass,
    key: keyOf(pass.check, { ...pass, id: `${at}.${index}` }),
  }));

/** Every application of a rule to a subject, of the subjects and of the checks that follow theirs. */
export function applicationsOf(run: Pick<Run, "passes" | "findings">, results: readonly Checked[]): Application[] {
  const own = results.flatMap(({ subject, passes, findings, themes: checkedThemes }) => {
    const { kind, group } = subject;
    const applied = [...passes, ...findings];
    const hasAllThemes = themeNames.every((theme) => checkedThemes.includes(theme));
    const inAllThemes = hasAllThemes ? applied.filter(isAboutColors).slice(0, 1) : [];
    return [
      ...applied.map(({ check, rule, criteria }) => ({ check, rule, criteria })),
      ...inAllThemes.map(({ rule }) => ({ check: allThemes, rule, criteria: [] })),
    ].map((one) => ({ ...one, key: keyOf(one.check, subject), kind, group }));
  });
  const known = new Set(own.map(({ check }) => check));
  // the spoken journey is a state that is not one of the opened ones
  const isPart = (check: string, kind: SubjectKind) => !known.has(check) && kind !== "state";
  const passed = run.passes.filter(({ check, kind }) => isPart(check, kind)).flatMap(applicationsOfPart);
  const found = run.findings
    .filter(({ check, subject }) => isPart(check, subject.kind))
    .map(({ subject, check, rule, criteria }) => {
      const { kind, group } = subject;
      return { key: keyOf(check, subject), kind, group, check, rule, criteria };
    });
  return [...own, ...passed, ...found];
}

/** The keys of the subjects with these findings. */
export const keysOf = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.map(({ check, subject }) => keyOf(check, subject)));

/** On how many different subjects rules were applied, without those that are left out. */
export function countSubjects(applications: readonly Application[], leftOut: ReadonlySet<string> = new Set()): Counts {
  const kinds = new Map(applications.filter(({ key }) => !leftOut.has(key)).map(({ key, kind }) => [key, kind]));
  const counts: Counts = { page: 0, state: 0, story: 0 };
  for (const kind of kinds.values()) counts[kind] += 1;
  return counts;
}

/** The columns of the table of components, with the rules that belong to each. */
export const componentChecks = {
  keyboard: ({ check }: Application): boolean => check === "keyboard" || check === "focus",
  names: ({ check, rule }: Application): boolean => check === "names" || /name|label|aria/.test(rule),
  announcements: ({ check }: Application): boolean => check === "spoken",
  contrast: isAboutColors,
  contrastInAllThemes: ({ check }: Application): boolean => check === allThemes,
  reflow: ({ check }: Application): boolean => ["reflow", "zoom", "text-spacing"].includes(check),
  forcedColors: ({ check }: Application): boolean => check === "forced-colors",
  targetSize: ({ check }: Application): boolean => check === "target-size",
};

/** The id of a column of the table of components. */
export type ComponentCheck = keyof typeof componentChecks;
