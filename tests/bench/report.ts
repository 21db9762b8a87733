import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** The middle value; of an even number of values the lower of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** A line of a report: a measurement, its value, its goal, and whether the goal is met. */
export function row(name: string, value: string, goal: string, ok: boolean): string {
  return `  ${name.padEnd(34)} ${value.padStart(10)}   ${goal.padEnd(14)} ${ok ? "ok" : "MISSED"}`;
}

/** Serves a built site on a free port, in a process of its own, so that the measurements do not slow it down. */
export async function serve(folder: string) {
  const script = path.join(import.meta.dirname, "serve-folder.ts");
  const server = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => server.kill();
  for await (const line of createInterface(server.stdout))
    if (line.startsWith("http://")) return { origin: line, stop };
  throw new Error(`${folder} could not be served.`);
}
