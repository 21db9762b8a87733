import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The hash of a script or style, as an `integrity` attribute and a Content Security Policy write it. */
export const codeHash = (code: string | Buffer): string => `sha256-${hash("sha256", code, "base64")}`;

/** Returns a function for the hashes of the files of a built site, which reads each file once. */
export function integrityOf(dist: string): (file: string) => string {
  const hashes = new Map<string, string>();
  return (file) => {
    const known = hashes.get(file) ?? codeHash(readFileSync(path.join(dist, file)));
    hashes.set(file, known);
    return known;
  };
}
