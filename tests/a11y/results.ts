import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { answer } from "./answers.ts";
import type { Subject, SubjectResult } from "./model.ts";

/** The result of one subject, as it is written while a run goes on, with the revision that was checked. */
export type StoredResult = SubjectResult & { revision: string };

/** The file with a line of JSON per subject, which an interrupted run leaves behind. */
const fileIn = (folder: string) => path.join(folder, "results.jsonl");

const lineOf = (result: StoredResult) => `${JSON.stringify(result)}\n`;

export async function writeResults(folder: string, results: readonly StoredResult[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileIn(folder), results.map(lineOf).join(""));
}

export const addResult = (folder: string, result: StoredResult): Promise<void> =>
  appendFile(fileIn(folder), lineOf(result));

/** The results of the last run, also of an interrupted one, that have nothing open, of subjects that still exist. */
export async function passedResults(folder: string, subjects: readonly Subject[]): Promise<StoredResult[]> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => "");
  const known = new Set(subjects.map(({ kind, id }) => `${kind} ${id}`));
  return text
    .split("\n")
    .filter(Boolean)
    .map((line): StoredResult => JSON.parse(line))
    .filter(({ subject: { kind, id } }) => known.has(`${kind} ${id}`))
    .filter(({ findings }) => findings.every((finding) => answer(finding) !== undefined));
}
