/** The help of `npm run bench`. */
export const usage = `npm run bench [-- <measurement> [<path, number or name>…]]
Measures the first without an argument.

  interactions  times of the shop's interactions
  pages         Lighthouse on eight pages beside copies without scripts, or those of the paths; a number of runs, 5 by default
  faults        faults of host, connection, storage and code on every page, and random walks through history, or those whose
                names have all these parts: faults offline /cart
  growth        memory of a build with 2,000 more records, and growth of its pages
  builds        two builds byte by byte
  brands        brands of 10,000 random colors: at least 95 % are accepted, and no pair of these is below its level`;

/** Throws an error that says what is wrong with the arguments, with the usage. */
export function refuse(problem: string): never {
  throw new Error(`${problem}\n\n${usage}`);
}
