import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, "../../..");

/** Where the tools keep what can be made again. */
export const cacheFolder = path.join(root, "node_modules/.cache/korvane");

interface RunOptions {
  env?: Record<string, string>;
  /** Show the output as it comes, instead of keeping it. */
  live?: boolean;
  /** Minutes after which the command counts as hung. */
  minutes?: number;
}

/** How a command ended. */
export interface RunResult {
  ok: boolean;
  /** What it printed, empty for a live one; a last sentence tells of a time-out. */
  output: string;
  seconds: number;
}

/** Runs a script under this Node, from the root. It is never rejected: a command that cannot start is one that failed. */
export function run(script: string[], { env, live = false, minutes = 20 }: RunOptions = {}): Promise<RunResult> {
  const began = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    // a group of its own, so that browsers and servers it started can be ended with it
    detached: process.platform !== "win32",
  });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
  // the test runners tidy up their servers and browsers at SIGINT, and at no other signal
  let lastResort: NodeJS.Timeout | undefined;
  const stop = () => {
    endGroup(child, "SIGINT");
    lastResort = setTimeout(() => endGroup(child, "SIGKILL"), 10_000);
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
      clearTimeout(lastResort);
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
    // it had ended already
  }
}
