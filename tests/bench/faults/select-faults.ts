import { refuse } from "../usage.ts";
import { faultNames, pageFaults, type FaultName } from "./fault-names.ts";

/** The faults to measure, and the pages that they are limited to. */
export interface FaultSelection {
  names: readonly FaultName[];
  /** All pages without it. */
  paths?: string[];
}

/**
 * Reads the names and paths of `npm run bench -- faults`. With paths alone, the faults that can be limited to pages are
 * selected.
 *
 * @throws an error with the usage for an unknown name, and for a fault that takes no paths
 */
export function selectFaults(args: readonly string[]): FaultSelection {
  const paths = args.filter((arg) => arg.startsWith("/"));
  const given = args.filter((arg) => !arg.startsWith("/"));
  const unknown = given.filter((arg) => !faultNames.some((name) => name === arg));
  if (unknown.length > 0) refuse(`There are no faults '${unknown.join(" ")}'.`);
  const named = faultNames.filter((name) => given.includes(name));
  if (paths.length === 0) return { names: named.length > 0 ? named : faultNames };
  const everywhere = named.filter((name) => !pageFaults.some((one) => one === name));
  if (everywhere.length > 0) refuse(`'${everywhere.join(" ")}' takes no paths.`);
  return { names: named.length > 0 ? named : pageFaults, paths };
}
