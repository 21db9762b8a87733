import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Theme } from "#lib/theme/themes.ts";
import { answer } from "./answers.ts";
import type { Finding, PassCount, Subject } from "./model.ts";

/** The results of one subject, as they are written while a run goes on. */
export interface SubjectResult {
  subject: Subject;
  /** The revision that was checked. */
  revision: string;
  passes: readonly PassCount[];
  findings: readonly Finding[];
  /** The themes in which axe has run; none if an equal document was checked before. */
  themes: readonly Theme[];
}

/** The file with a line of JSON per subject, which an interrupted run leaves behind. */
const fileIn = (folder: string) => path.join(folder, "results.jsonl");

const lineOf = (result: SubjectResult) => `${JSON.stringify(result)}\n`;

export async function writeResults(folder: string, results: readonly SubjectResult[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileIn(folder), results.map(lineOf).join(""));
}

export const addResult = (folder: string, result: SubjectResult): Promise<void> =>
  appendFile(fileIn(folder), lineOf(result));

/** The results of the last run, of subjects that still exist; an interrupted run has some. */
export async function readResults(folder: string, subjects: readonly Subject[]): Promise<SubjectResult[]> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => "");
  const known = new Set(subjects.map(({ kind, id }) => `${kind} ${id}`));
  return text
    .split("\n")
    .filter(Boolean)
    .map((line): SubjectResult => JSON.parse(line))
    .filter(({ subject: { kind, id } }) => known.has(`${kind} ${id}`));
}

/** The results of the last run that have nothing open. */
export async function passedResults(folder: string, subjects: readonly Subject[]): Promise<SubjectResult[]> {
  const results = await readResults(folder, subjects);
  return results.filter(({ findings }) => findings.every((finding) => answer(finding) !== undefined));
}
