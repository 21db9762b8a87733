// @vitest-environment node
import { expect, test } from "vitest";
import { readOptions } from "#tools/cli/options.ts";

const options = { walks: { type: "string" }, publish: { type: "boolean" } } as const;

test.each([
  [["--walk=48"], "Unknown option '--walk'."],
  [["--walks"], "Option '--walks <value>' argument missing."],
])("%s is refused with the usage", (args, message) => {
  expect(() => readOptions("The usage.", options, { args })).toThrow(new Error(`${message}\n\nThe usage.`));
});
