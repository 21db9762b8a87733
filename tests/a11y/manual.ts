import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Ajv } from "ajv";
import { criteria } from "./criteria.ts";
import { protocols, type ProtocolId } from "./protocols.ts";

/** The result of a manual protocol, as the form in Storybook writes it. */
export interface ManualResult {
  protocol: ProtocolId;
  /** The day on which a person went through the protocol. */
  date: string;
  tester: string;
  /** Versions of the assistive technology, the browser and the system. */
  versions: string;
  /** The criteria whose steps all passed. */
  passed: string[];
  /** The criteria that did not hold. */
  failed: string[];
  /** What was heard or seen at each step, by the number of the step. */
  steps: { step: number; passed: boolean; note: string }[];
  note: string;
}

/** The folder with one JSON file per result. */
export const resultsFolder = path.join(import.meta.dirname, "manual-results");

const text = { type: "string" };
const name = { type: "string", minLength: 1 };
const ids = { type: "array", items: { enum: criteria.map(({ id }) => id) } };
const schema = {
  type: "object",
  additionalProperties: false,
  required: ["protocol", "date", "tester", "versions", "passed", "failed", "steps", "note"],
  properties: {
    protocol: { enum: Object.keys(protocols) },
    date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
    tester: name,
    versions: name,
    passed: ids,
    failed: ids,
    steps: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["step", "passed", "note"],
        properties: { step: { type: "integer", minimum: 1 }, passed: { type: "boolean" }, note: text },
      },
    },
    note: text,
  },
};

/**
 * The results of manual protocols, the oldest first.
 *
 * @throws Error that names the file and the field that is wrong
 */
export async function readManualResults(folder = resultsFolder): Promise<ManualResult[]> {
  const validate = new Ajv({ allErrors: true }).compile<ManualResult>(schema);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((file) => file.endsWith(".json")).toSorted();
  const results = await Promise.all(
    files.map(async (file) => {
      const result: unknown = JSON.parse(await readFile(path.join(folder, file), "utf8"));
      if (validate(result)) return result;
      const [error] = validate.errors ?? [];
      throw new Error(`${file}: ${error?.instancePath || "the file"} ${error?.message}`);
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
