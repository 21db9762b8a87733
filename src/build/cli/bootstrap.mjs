/**
 * What every `npm run …` starts with: checks Node, installs what is missing, then runs the command under a Node
 * that reads TypeScript. Plain JavaScript on Node's own modules, since it runs before anything is installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
const windows = process.platform === "win32";

const commands = {
  start: ["src/build/cli/start.ts"],
  test: ["src/build/cli/test.ts"],
  dev: ["node_modules/vite/bin/vite.js"],
  storybook: ["node_modules/storybook/dist/bin/dispatcher.js", "dev", "-p", "6006", "--no-open", "--disable-telemetry"],
  build: ["src/build/cli/build.ts"],
  check: ["src/build/cli/check.ts"],
  bench: ["tests/bench/bench.ts"],
  new: ["src/build/cli/new.ts"],
  "test:watch": ["src/build/cli/test-watch.ts"],
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function nodeIsAtLeast(major, minor) {
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Compares the lock file with npm's own record of what it installed, so a hand-made `npm install` counts too. */
function isInstalled() {
  const wanted = lockedPackages("package-lock.json");
  if (!wanted) fail("package-lock.json is missing or broken: restore it from the repository.");
  const present = lockedPackages("node_modules/.package-lock.json");
  if (!present) return false;
  // an optional package may be absent: it belongs to another platform
  const matches = ([place, { version, integrity, optional }]) =>
    place === "" ||
    (present[place] ? present[place].version === version && present[place].integrity === integrity : optional);
  return Object.entries(wanted).every(matches) && Object.keys(present).every((place) => place in wanted);
}

function install() {
  console.error("Installing…");
  // --include=dev: with NODE_ENV=production npm would leave out the tools that build the site
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const cli = process.env.npm_execpath;
  // npm's own Node, because the one in node_modules goes away with node_modules
  const [file, rest] = cli?.endsWith("npm-cli.js")
    ? [process.env.npm_node_execpath ?? process.execPath, [cli, ...args]]
    : ["npm", args];
  const { status, stdout, stderr } = spawnSync(file, rest, {
    cwd: root,
    encoding: "utf8",
    shell: windows && file === "npm",
  });
  if (status !== 0) fail(`${stdout ?? ""}${stderr ?? ""}\nThe installation failed: see npm's message above.`);
}

/** The Node of node_modules where there is one for this platform, else the present one if it reads TypeScript. */
function findNode() {
  const platform = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const locked = path.join(root, "node_modules", platform, "bin", windows ? "node.exe" : "node");
  // it is asked once, for on a platform with another C library it is there and does not run
  if (existsSync(locked) && spawnSync(locked, ["--version"]).status === 0) return locked;
  if (process.features.typescript) return process.execPath;
  return fail(
    `On ${process.platform} ${process.arch} Korvane needs Node 22.18 or newer; this is Node ${process.versions.node}.`,
  );
}

function pass(script, args) {
  const bin = path.join(root, "node_modules/.bin");
  process.env.PATH = [bin, process.env.PATH].join(path.delimiter);
  const child = spawn(findNode(), [...script, ...args], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // a terminal sends Ctrl-C to the child by itself
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
  }
  // npm passes a signal on to its shell, which dies of it without a word to us: https://github.com/npm/cli/issues/5776
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && child.kill("SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
  child.on("error", (error) => fail(`The command could not be started: ${error.message}`));
  child.on("exit", (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

if (!nodeIsAtLeast(20, 19)) fail(`Korvane needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
const [name, ...args] = process.argv.slice(2);
const script = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
if (!script) fail(`Unknown command '${name ?? ""}': choose one of ${Object.keys(commands).join(", ")}.`);
if (!isInstalled()) install();
pass(script, args);
