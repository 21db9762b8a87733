/**
 * The start of every npm script: checks Node, installs missing packages, then runs the command with a Node that supports
 * TypeScript. Plain JavaScript without packages, because it runs before the installation.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
const windows = process.platform === "win32";

const commands = {
  start: ["src/tools/cli/start.ts"],
  test: ["src/tools/cli/test.ts"],
  dev: ["node_modules/vite/bin/vite.js"],
  storybook: ["node_modules/storybook/dist/bin/dispatcher.js", "dev", "-p", "6006", "--no-open", "--disable-telemetry"],
  "storybook build": ["src/tools/cli/build-storybook.ts"],
  "storybook test": ["src/tools/cli/test-storybook.ts"],
  build: ["src/tools/cli/build.ts"],
  "build package": ["src/tools/cli/build-package.ts"],
  check: ["src/tools/cli/check.ts"],
  bench: ["tests/bench/bench.ts"],
  a11y: ["tests/a11y/a11y.ts"],
  look: ["tests/look/look.ts"],
  new: ["src/tools/cli/new.ts"],
  "tokens diff": ["src/tools/cli/tokens-diff.ts"],
  "tokens migrate": ["src/tools/cli/tokens-migrate.ts"],
  "tokens pairs": ["src/tools/cli/token-pairs.ts"],
  release: ["src/tools/cli/release.ts"],
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Compares the lock file with npm's record of installed packages, so a manual `npm install` counts too. */
function isInstalled() {
  const locked = lockedPackages("package-lock.json");
  if (!locked) fail("package-lock.json is missing or broken: restore it from the repository.");
  const installed = lockedPackages("node_modules/.package-lock.json");
  if (!installed) return false;
  // an optional package for another platform is not installed
  const matches = ([place, { version, integrity, optional }]) => {
    const found = installed[place];
    return found ? found.version === version && found.integrity === integrity : place === "" || optional;
  };
  return Object.entries(locked).every(matches) && Object.keys(installed).every((place) => place in locked);
}

function install() {
  console.error("Installing…");
  // --include=dev: with NODE_ENV=production npm would omit the build tools
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const cli = process.env.npm_execpath;
  // npm's own Node, because `npm ci` deletes the one in node_modules
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

/** The Node in node_modules if there is one for this platform, else the current one if it supports TypeScript. */
function findNode() {
  const platform = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const locked = path.join(root, "node_modules", platform, "bin", windows ? "node.exe" : "node");
  // on a platform with another C library the file exists but does not run
  if (existsSync(locked) && spawnSync(locked, ["--version"]).status === 0) return locked;
  if (process.features.typescript) return process.execPath;
  return fail(
    `On ${process.platform} ${process.arch} Korvane needs Node 22.18 or newer; this is Node ${process.versions.node}.`,
  );
}

function runScript(script, args) {
  const bin = path.join(root, "node_modules/.bin");
  process.env.PATH = [bin, process.env.PATH].join(path.delimiter);
  const child = spawn(findNode(), [...script, ...args], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // a terminal also sends Ctrl-C to the child
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
  }
  // npm sends a signal to its shell only, which exits without forwarding it: https://github.com/npm/cli/issues/5776
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

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Korvane needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
const words = process.argv.slice(2);
// `npm run storybook -- build` is a command of its own
const length = [2, 1].find((count) => Object.hasOwn(commands, words.slice(0, count).join(" ")));
const group = Object.keys(commands).filter((name) => name.startsWith(`${words[0]} `));
if (!length && group.length > 0 && (words.length === 1 || words.includes("--help"))) {
  console.log(`Usage: ${group.map((name) => `npm run ${name.replace(" ", " -- ")}`).join("\n       ")}`);
  console.log("Each has the option --help.");
  process.exit(0);
}
if (!length) fail(`Unknown command '${words.join(" ")}': choose one of ${Object.keys(commands).join(", ")}.`);
if (!isInstalled()) install();
runScript(commands[words.slice(0, length).join(" ")], words.slice(length));
