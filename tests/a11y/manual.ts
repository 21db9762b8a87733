import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { criteria } from "./criteria.ts";
import { protocols, type ProtocolId } from "./protocols.ts";

const name = z.string().min(1);
const knownCriterion = z.enum(criteria.map(({ id }) => id));
const schema = z.strictObject({
  protocol: z.enum(Object.keys(protocols) as ProtocolId[]),
  /** The day on which a person went through the protocol. */
  date: z.iso.date(),
  tester: name,
  /** Versions of the assistive technology, the browser and the system. */
  versions: name,
  /** The criteria whose steps all passed. */
  passed: z.array(knownCriterion),
  /** The criteria that did not hold. */
  failed: z.array(knownCriterion),
  /** What was heard or seen at each step, by the number of the step. */
  steps: z.array(z.strictObject({ step: z.int().min(1), passed: z.boolean(), note: z.string() })),
  note: z.string(),
});

/** The result of a manual protocol, as the form in Storybook writes it. */
export type ManualResult = z.infer<typeof schema>;

/** The folder with one JSON file per result. */
const resultsFolder = path.join(import.meta.dirname, "manual-results");

/**
 * The results of manual protocols, the oldest first.
 *
 * @throws Error that names the file and the field that is wrong
 */
export async function readManualResults(folder = resultsFolder): Promise<ManualResult[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((file) => file.endsWith(".json"));
  const results = await Promise.all(
    files.map(async (file) => {
      const { data, error } = schema.safeParse(JSON.parse(await readFile(path.join(folder, file), "utf8")));
      if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
      return data;
    }),
  );
  return results.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** What the last person who tried a criterion with an assistive technology found. */
export interface Verdict {
  criterion: string;
  passed: boolean;
  result: ManualResult;
}

/** The newest verdict for each assistive technology and criterion; a newer result replaces an older one. */
export function newestVerdicts(results: readonly ManualResult[]): Verdict[] {
  const verdicts = new Map<string, Verdict>();
  for (const result of results.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const failed = new Set(result.failed);
    for (const criterion of new Set([...result.passed, ...failed]))
      verdicts.set(`${result.protocol} ${criterion}`, { criterion, passed: !failed.has(criterion), result });
  }
  return [...verdicts.values()];
}

/** What a tester wrote: the notes of the steps by their numbers, then that of the whole. */
export const notesOfResult = ({ steps, note }: ManualResult): string =>
  [...steps.filter((step) => step.note).map((step) => `Step ${step.step}: ${step.note}`), note]
    .filter(Boolean)
    .join(" · ");
