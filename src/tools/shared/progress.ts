import { availableParallelism } from "node:os";

/** Returns a function that counts one finished step, and prints `<label>: 12 of 80` after every tenth of them. */
export function startProgress(label: string, total: number, print: (line: string) => void = console.error): () => void {
  let done = 0;
  let printedTenths = 0;
  return () => {
    done += 1;
    const tenths = Math.floor((done / total) * 10);
    if (tenths > printedTenths) print(`${label}: ${done} of ${total}`);
    printedTenths = tenths;
  };
}

/** Does the work of each item, as many in parallel as `count` says. */
export async function doInParallel<T>(items: readonly T[], count: number, work: (item: T) => Promise<unknown>) {
  // the workers share one iterator
  const queue = items.values();
  const workers = Array.from({ length: count }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.all(workers);
}

/** Does the work of each item, as many in parallel as there are processors, and prints the progress. */
export function doWithProgress<T>(label: string, items: readonly T[], work: (item: T) => Promise<unknown>) {
  const advance = startProgress(label, items.length);
  return doInParallel(items, availableParallelism(), (item) => work(item).then(advance));
}
