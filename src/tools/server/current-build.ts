import { closeSync, existsSync, fstatSync, openSync, statSync } from "node:fs";

/** Where Linux has the open folders of a process: each path names its folder also after another has taken its place. */
const descriptors = "/proc/self/fd";

/** The time in which every answer from a replaced build has been sent. */
const gracePeriod = 60_000;

/**
 * Returns a function for the path of the build that is in place now, so that an answer has headers and file of one build.
 * Without such paths, on other systems than Linux, it is the folder's own.
 */
export function currentBuild(dist: string): () => string {
  let current: { descriptor: number; ino: number } | undefined;
  return () => {
    // There is none for a moment while a build replaces another.
    const found = statSync(dist, { throwIfNoEntry: false });
    if (found && found.ino !== current?.ino && existsSync(descriptors)) {
      const replaced = current?.descriptor;
      const descriptor = openSync(dist, "r");
      current = { descriptor, ino: fstatSync(descriptor).ino };
      if (replaced !== undefined) setTimeout(() => closeSync(replaced), gracePeriod).unref();
    }
    return current ? `${descriptors}/${current.descriptor}` : dist;
  };
}
