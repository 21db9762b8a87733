import { paths } from "../../browser/support.ts";
import { measureBrokenSections } from "./broken-sections.ts";
import type { FaultCount } from "./fault-count.ts";
import type { FaultName } from "./fault-names.ts";
import { measureMail } from "./mail.ts";
import { measureOffline } from "./offline.ts";
import { measurePrint } from "./print.ts";
import { measureWalks } from "./random-walks.ts";
import { measureReturns } from "./returns.ts";
import type { FaultSelection } from "./select-faults.ts";
import { measureStaleDeploys } from "./stale-deploy.ts";
import { measureStorage } from "./storage.ts";
import { measureTimeouts } from "./timeouts.ts";

/** The measurement of a fault. */
type Measure = () => Promise<FaultCount> | AsyncIterable<FaultCount>;

const measurements = (origin: string, chosen: string[] | undefined, walks: number): Record<FaultName, Measure> => ({
  deploys: () => measureStaleDeploys(origin, chosen),
  timeouts: () => measureTimeouts(origin, chosen),
  offline: () => measureOffline(origin, chosen),
  returns: () => measureReturns(origin, chosen),
  storage: () => measureStorage(origin),
  mail: () => measureMail(origin),
  sections: () => measureBrokenSections(chosen),
  walks: () => measureWalks(origin, walks),
  print: () => measurePrint(origin),
});

function printCount({ fault, tried, survived, lost }: FaultCount): void {
  console.log(`  ${fault.padEnd(80)} ${`${survived} of ${tried}`.padStart(10)}   ${lost.length > 0 ? "MISSED" : "ok"}`);
  for (const one of lost) console.log(`    ${one}`);
  if (lost.length > 0) process.exitCode = 1;
}

/**
 * Prints how many injected faults the site survives, and fails if a visitor suffers from one.
 *
 * @param walks the number of random walks
 */
export async function printFaults(origin: string, selection: FaultSelection, walks: number): Promise<void> {
  const missing = selection.paths?.filter((one) => !paths.includes(one)) ?? [];
  if (missing.length > 0) throw new Error(`The site has no page '${missing.join(" ")}'.`);
  const measure = measurements(origin, selection.paths, walks);
  console.log("Faults injected into the built site, and how many of them a visitor does not suffer from");
  for (const name of selection.names) {
    const counts = measure[name]();
    if (counts instanceof Promise) printCount(await counts);
    else for await (const count of counts) printCount(count);
  }
}
