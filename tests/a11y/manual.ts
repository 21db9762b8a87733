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
  /** The criteria that did not hold. */
  failed: string[];
  /** What was heard or seen at each step, by the number of the step. */
  steps: { step: number; passed: boolean; note: string }[];
  note: string;
}

/** The folder with one JSON file per result. */
export const resultsFolder = path.join(import.meta.dirname, "manual-results");

const text = { type: "string" };
const schema = {
  type: "object",
  additionalProperties: false,
  required: ["protocol", "date", "tester", "versions", "failed", "steps", "note"],
  properties: {
    protocol: { enum: Object.keys(protocols) },
    date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
    tester: text,
    versions: text,
    failed: { type: "array", items: { enum: criteria.map(({ id }) => id) } },
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
 * The results of manual protocols.
 *
 * @throws Error that names the file and the field that is wrong
 */
export async function readManualResults(folder = resultsFolder): Promise<ManualResult[]> {
  const validate = new Ajv({ allErrors: true }).compile<ManualResult>(schema);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const result: unknown = JSON.parse(await readFile(path.join(folder, name), "utf8"));
      if (validate(result)) return result;
      const [error] = validate.errors ?? [];
      throw new Error(`${name}: ${error?.instancePath || "the file"} ${error?.message}`);
    }),
  );
}
