import { faultNames } from "./faults/fault-names.ts";

/** The help of `npm run bench`. */
export const usage = `npm run bench [-- <measurement> [<path, number or name>…]]
Measures the first three without an argument.

  bytes         transfer sizes of pages
  lighthouse    Lighthouse's scores of three pages
  interactions  times of the shop's interactions
  pages         eight pages beside copies without scripts, or those of the paths; a number of runs, 5 by default
  faults        faults of host, connection, storage and code, and random walks, or those that are named:
                ${faultNames.join(", ")};
                with paths, only faults of these pages; --walks=200 for fewer or more random walks
  growth        builds with 0, 500, 2000 and 5000 more records, or with the numbers given
  headers       Mozilla's score of the headers
  builds        two builds byte by byte`;

/** Throws an error that says what is wrong with the arguments, with the usage. */
export function refuse(problem: string): never {
  throw new Error(`${problem}\n\n${usage}`);
}
