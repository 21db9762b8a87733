import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, "../../..");

/** The folder for files that can be generated again; copies that share `node_modules` and build at the same time name another. */
export const cacheFolder = path.resolve(root, process.env["CACHE_FOLDER"] ?? "node_modules/.cache/korvane");

/**
 * The folder for the files of a build in this process, so that several builds at the same time keep theirs apart. It is
 * beside the folders that it replaces, because no folder can be renamed to another file system.
 */
export const buildFolder = path.join(root, ".build", String(process.pid));

/** Makes the folder of this build, which is removed when the process ends. */
export function makeBuildFolder(): void {
  mkdirSync(buildFolder, { recursive: true });
  process.once("exit", () => rmSync(buildFolder, { recursive: true, force: true }));
}

interface RunOptions {
  /** The folder in which the script runs, by default the root. */
  cwd?: string;
  env?: Record<string, string>;
  /** Print the output instead of returning it. */
  live?: boolean;
  /** The time limit in minutes. */
  minutes?: number;
  /** Leave the processor to other processes that want it. */
  isInBackground?: boolean;
}

/** The result of a command. */
export interface RunResult {
  ok: boolean;
  /** The output, empty for a live command; its last line reports an exceeded time limit. */
  output: string;
  seconds: number;
}

/** Runs a script with this Node. Never rejects: a command that cannot start has failed. */
export function run(
  script: string[],
  { cwd = root, env, live = false, minutes = 20, isInBackground = false }: RunOptions = {},
): Promise<RunResult> {
  const began = performance.now();
  const child = spawn(process.execPath, script, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    // a process group, so that its browsers and servers can be stopped with it
    detached: process.platform !== "win32",
  });
  if (isInBackground && child.pid !== undefined) setPriority(child.pid, 19);
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
  // the test runners close their servers and browsers on SIGINT only
  let killTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    endGroup(child, "SIGINT");
    killTimer = setTimeout(() => endGroup(child, "SIGKILL"), 10_000);
  };
  const timer = setTimeout(() => {
    output += `\nStopped after ${minutes} minutes without finishing.`;
    stop();
  }, minutes * 60_000);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const interrupted = () => {
    stop();
    child.once("close", () => process.exit(130));
  };
  for (const signal of signals) process.once(signal, interrupted);

  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      clearTimeout(killTimer);
      for (const signal of signals) process.off(signal, interrupted);
      resolve({ ok, output: output.trim(), seconds: (performance.now() - began) / 1000 });
    };
    child.on("error", (error) => {
      output += error.message;
      settle(false);
    });
    child.on("close", (code) => settle(code === 0));
  });
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, signal);
  } catch {
    // already exited
  }
}

/** Replaces a folder by another; the old one is beside the other with `-old` until the process ends. */
export function replaceFolder(folder: string, next: string): void {
  if (existsSync(folder)) renameSync(folder, `${next}-old`);
  renameSync(next, folder);
}
