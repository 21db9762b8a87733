/** The faults that can be limited to some pages. */
export const pageFaults = ["deploys", "timeouts", "offline", "returns"] as const;

/** All faults, in the order of the report. */
export const faultNames = ["deploys", "timeouts", "offline", "returns", "storage", "walks"] as const;
export type FaultName = (typeof faultNames)[number];

/** The help of `npm run bench`. */
export const usage = `npm run bench [-- <measurement> [<path, number or name>…]]
Measures the first two without an argument.

  bytes         transfer sizes of pages
  interactions  times of the shop's interactions
  pages         Lighthouse on eight pages beside copies without scripts, or those of the paths; a number of runs, 5 by default
  faults        faults of host, connection, storage and code, and random walks, or those that are named:
                ${faultNames.join(", ")};
                with paths, only faults of these pages; --walks=200 for fewer or more random walks
  growth        memory of a build with 2,000 more records, and growth of its pages
  builds        two builds byte by byte
  brands        brands of 10,000 random colors: how many are refused, and the contrast of the others`;

/** Throws an error that says what is wrong with the arguments, with the usage. */
export function refuse(problem: string): never {
  throw new Error(`${problem}\n\n${usage}`);
}

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
