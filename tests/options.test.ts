import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { positiveInteger, readOptions } from "#tools/cli/options.ts";
import { root } from "#tools/shared/run.ts";

const options = { walks: { type: "string" }, publish: { type: "boolean" } } as const;

test.each([
  [["--walk=48"], "Unknown option '--walk'."],
  [["--walks"], "Option '--walks <value>' argument missing."],
  [["--walks", "--publish"], "Option '--walks' argument is ambiguous."],
  [["--publish=no"], "Option '--publish' does not take an argument."],
])("%s is refused with the usage", (args, message) => {
  expect(() => readOptions("The usage.", options, { args })).toThrow(new Error(`${message}\n\nThe usage.`));
});

test("--help prints the usage and ends the process", () => {
  const print = vi.spyOn(console, "log").mockReturnValue();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  readOptions("The usage.", options, { args: ["--help"] });
  expect([print.mock.lastCall, exit.mock.lastCall]).toEqual([["The usage."], [0]]);
  vi.restoreAllMocks();
});

test.each(["0", "2.5", "Infinity", ""])("'%s' is refused as a number", (value) => {
  expect(() => positiveInteger("walks", value, 200)).toThrow(`--walks=${value} is no whole number of at least 1.`);
});

test.each([
  ["npm start", "src/tools/cli/start.ts", "PORT"],
  ["npm run bench", "tests/bench/bench.ts", "measurement"],
  ["npm run a11y", "tests/a11y/a11y.ts", "--publish"],
])("`%s` prints its usage, and refuses what it does not know before it starts", (name, script, part) => {
  const { status, stderr } = spawnSync(process.execPath, [script, "--quick"], {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
  });
  expect(stderr).toContain(`Unknown option '--quick'.\n\n${name}`);
  expect(stderr).toContain(part);
  expect(status).toBeGreaterThan(0);
});

test("`npm run bench -- growth /shop` is refused with the usage before anything is built", () => {
  const { status, stderr } = spawnSync(process.execPath, ["tests/bench/bench.ts", "growth", "/shop"], {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^'growth' does not take '\/shop'\.\n\nnpm run bench/)]);
});
