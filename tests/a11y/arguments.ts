import { readOptions } from "#tools/cli/options.ts";

const usage = `npm run a11y [-- <option, path or part of a story's name>…]
Runs every accessibility check, or those of the paths and stories that are named.

  --publish         also writes the figures that Storybook and the site show, after a complete run
  --screen-reader   compares what the screen reader Orca says in Firefox and Chromium, in place of all other checks
  --accept-spoken   writes the golden files of the spoken logs
  --self-test       applies seeded defects and counts those that are reported; after --screen-reader those of speech`;

const flags = {
  publish: { type: "boolean" },
  "screen-reader": { type: "boolean" },
  "accept-spoken": { type: "boolean" },
  "self-test": { type: "boolean" },
} as const;

/** Reads the arguments of `npm run a11y`. */
export function readArguments() {
  const { values, positionals } = readOptions(usage, flags);
  return { names: positionals, has: (name: keyof typeof flags) => values[name] === true };
}

/** What a run of `npm run a11y` was asked for. */
export type Arguments = ReturnType<typeof readArguments>;
