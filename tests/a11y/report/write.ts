import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "#tools/shared/run.ts";
import type { ManualResult } from "../manual.ts";
import type { Run } from "../model.ts";
import { htmlReport } from "./html.ts";
import { openAcr } from "./openacr.ts";
import { summarize, type Summary } from "./summary.ts";

/** The documentation pages of the static Storybook; none where it is not built. */
async function readDocs(): Promise<Set<string>> {
  const text = await readFile(path.join(root, "storybook-static/index.json"), "utf8").catch(() => '{"entries":{}}');
  const { entries }: { entries: Record<string, { type: string }> } = JSON.parse(text);
  return new Set(Object.keys(entries).filter((id) => entries[id]?.type === "docs"));
}

/** Writes all forms of the report into the folder with the results of the run, and returns the figures. */
export async function writeReport(run: Run, manual: readonly ManualResult[], folder: string): Promise<Summary> {
  const summary = summarize(run, manual, await readDocs());
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write("index.html", htmlReport(run, summary));
  // a report of conformance is about the whole product
  const isComplete = run.subjects.length === run.totals.page + run.totals.state + run.totals.story;
  if (isComplete) await write("openacr.yaml", openAcr(summary));
  else await rm(path.join(folder, "openacr.yaml"), { force: true });
  await write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  return summary;
}
