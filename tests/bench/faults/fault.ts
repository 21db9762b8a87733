import type { FaultName } from "../usage.ts";

/** A fault that is injected into every case. */
export interface Fault {
  name: FaultName;
  title: string;
  cases: readonly string[];
  /** What a visitor loses in a case, if anything; an error is a loss, too. */
  findLoss: (one: string) => Promise<string | undefined>;
  /** 4 by default, because most of a case's time is waiting; 1 where a page in the background would wait, too. */
  workers?: number;
}

/** Injects a fault into every case, prints how many of them a visitor does not suffer from, and fails for the others. */
export async function printFault({ title, cases, findLoss, workers = 4 }: Fault): Promise<void> {
  const lost: string[] = [];
  const queue = cases.values();
  const work = async () => {
    for (const one of queue) {
      // the first line says what was expected; a log of the browser follows
      const loss = await findLoss(one).catch((error: unknown) => String(error).split("\n")[0]);
      if (loss !== undefined) lost.push(`${one} (${loss})`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const count = `${cases.length - lost.length} of ${cases.length}`;
  console.log(`  ${title.padEnd(80)} ${count.padStart(10)}   ${lost.length > 0 ? "MISSED" : "ok"}`);
  for (const one of lost) console.log(`    ${one}`);
  if (lost.length > 0) process.exitCode = 1;
}
