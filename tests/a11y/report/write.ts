import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ManualResult } from "../manual.ts";
import type { Run } from "../model.ts";
import { earlReport } from "./earl.ts";
import { htmlReport } from "./html.ts";
import { openAcr } from "./openacr.ts";
import { summarize, type Summary } from "./summary.ts";

/** Writes all forms of the report into a folder, and returns the figures. */
export async function writeReport(run: Run, manual: readonly ManualResult[], folder: string): Promise<Summary> {
  const summary = summarize(run, manual);
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write("index.html", htmlReport(run, summary));
  await write("earl.jsonld", JSON.stringify(earlReport(run), null, 1));
  await write("openacr.yaml", openAcr(summary));
  await write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  return summary;
}
