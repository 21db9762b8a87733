import { availableParallelism } from "node:os";

/** A counter of finished steps, printed as one line. */
export interface Progress {
  /** Counts one finished step. */
  advance: () => void;
  /** Prints a text above the line. */
  print: (text: string) => void;
  end: () => void;
}

type Output = Pick<NodeJS.WriteStream, "write" | "isTTY">;

/** Prints `<label>: 12 of 80`. A terminal shows one line that changes; a log gets a line for every tenth. */
export function startProgress(label: string, total: number, output: Output = process.stderr): Progress {
  let done = 0;
  let printedTenths = 0;
  const line = () => `${label}: ${done} of ${total}`;
  const clear = () => output.isTTY && output.write("\r\u001B[2K");
  const show = () => {
    if (output.isTTY) {
      output.write(`\r\u001B[2K${line()}`);
      return;
    }
    const tenths = Math.floor((done / total) * 10);
    if (tenths > printedTenths) output.write(`${line()}\n`);
    printedTenths = Math.max(tenths, printedTenths);
  };
  if (total > 0) show();
  return {
    advance: () => {
      done += 1;
      show();
    },
    print: (text) => {
      clear();
      output.write(`${text}\n`);
      if (output.isTTY) output.write(line());
    },
    end: () => void clear(),
  };
}

/** Does the work of each item, as many in parallel as there are processors, and prints the progress. */
export async function doWithProgress<T>(
  label: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const progress = startProgress(label, items.length);
  const queue = items.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const item of queue) {
        await work(item);
        progress.advance();
      }
    }),
  );
  progress.end();
}
