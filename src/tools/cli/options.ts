import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { errorMessage } from "#tools/shared/error-message.ts";

const help = { type: "boolean", short: "h" } as const;

/**
 * Reads the options and names of a command; `--help` prints its usage and ends the process.
 *
 * @param usage one line per option and name
 * @param allowPositionals whether the command takes names besides options
 * @throws an error with the usage for an option or a name that the command does not have
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  allowPositionals = true,
) {
  const parse = () => parseArgs({ allowPositionals, options: { ...options, help } });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    // Node's advice follows in further sentences
    const [problem] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [String(error)];
    throw new Error(`${problem}.\n\n${usage}`, { cause: error });
  }
  if ("help" in parsed.values && parsed.values.help === true) {
    console.log(usage);
    process.exit(0);
  }
  return parsed;
}

interface Command<Options> {
  /** One line per option and name. */
  usage: string;
  options?: Options;
  /** Whether it takes names besides options. */
  takesNames?: boolean;
  /** What stands before the message of an error. */
  failure?: string;
}

/** Runs a command with its options and names; an error is printed as its message, and the exit code is then 1. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  { usage, options = {} as Options, takesNames = false, failure = "" }: Command<Options>,
  work: (given: ReturnType<typeof readOptions<Options>>) => Promise<void>,
): Promise<void> {
  try {
    await work(readOptions(usage, options, takesNames));
  } catch (error) {
    console.error(failure + errorMessage(error));
    process.exitCode = 1;
  }
}
