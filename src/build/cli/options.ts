import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

const help = { type: "boolean", short: "h" } as const;

/**
 * Reads the options and names that a command was given; `--help` prints its usage and ends the process.
 *
 * @param usage one line per option and name
 * @param given.args what was typed after the command
 * @param given.allowPositionals whether the command takes names besides options
 * @throws an error with the usage for an option or a name that the command does not have
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  { args = process.argv.slice(2), allowPositionals = true }: { args?: string[]; allowPositionals?: boolean } = {},
) {
  const parse = () => parseArgs({ args, allowPositionals, options: { ...options, help } });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split(". ") : [String(error)];
    throw new Error(`${problem}.\n\n${usage}`, { cause: error });
  }
  if ("help" in parsed.values && parsed.values.help === true) {
    console.log(usage);
    process.exit(0);
  }
  return parsed;
}

/** The number of an option, at least 1; `otherwise` if it was not given. */
export function positiveNumber(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!(Number(value) >= 1)) throw new Error(`--${name}=${value} is no number of at least 1.`);
  return Number(value);
}
