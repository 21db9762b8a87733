import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { positiveNumber, readOptions } from "#build/cli/options.ts";
import { root } from "#build/cli/run.ts";

const options = { walks: { type: "string" }, publish: { type: "boolean" } } as const;

test("options and names are read", () => {
  const { values, positionals } = readOptions("usage", options, {
    args: ["faults", "--walks=48", "/shop", "--publish"],
  });
  expect({ ...values }).toEqual({ walks: "48", publish: true });
  expect(positionals).toEqual(["faults", "/shop"]);
});

test.each([
  ["--walk=48", "Unknown option '--walk'."],
  ["--walks", "Option '--walks <value>' argument missing."],
  ["--publish=no", "Option '--publish' does not take an argument."],
])("%s is refused with the usage", (option, message) => {
  expect(() => readOptions("The usage.", options, { args: [option] })).toThrow(`${message}\n\nThe usage.`);
});

test("a command without names refuses them with the usage", () => {
  expect(() => readOptions("The usage.", options, { args: ["shop"], allowPositionals: false })).toThrow(
    "Unexpected argument 'shop'.\n\nThe usage.",
  );
});

test.each(["0", "-1", "many", ""])("'%s' is refused as a number", (value) => {
  expect(() => positiveNumber("walks", value, 200)).toThrow(`--walks=${value} is no number of at least 1.`);
});

test("a number that is not given has its default", () => {
  expect(positiveNumber("walks", undefined, 200)).toBe(200);
  expect(positiveNumber("walks", "48", 200)).toBe(48);
});

test.each([
  ["bench", "bench/bench.ts", "measurement"],
  ["a11y", "a11y/a11y.ts", "--publish"],
])("`npm run %s` prints its usage, and refuses what it does not know before it measures", (name, script, part) => {
  const runWith = (argument: string) =>
    spawnSync(process.execPath, [`tests/${script}`, argument], { cwd: root, encoding: "utf8" });
  const help = runWith("--help");
  expect(help.stdout).toContain(`npm run ${name} [--`);
  expect(help.stdout).toContain(part);
  expect(help.status).toBe(0);
  const refused = runWith("--quick");
  expect(refused.stderr).toContain("Unknown option '--quick'.");
  expect(refused.status).toBeGreaterThan(0);
});
