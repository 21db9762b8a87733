import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The path that a site was built for, with a slash at both ends, from its home page. */
export function readBasePath(dist: string): string {
  const file = path.join(dist, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /<link rel="manifest" href="([^"]*\/)site\.webmanifest"/.exec(page)?.[1] ?? "/";
}
