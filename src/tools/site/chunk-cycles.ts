import type { Manifest } from "vite";

/** Stops the build when chunks import one another in a cycle, which breaks pages in the browser only. */
export function checkChunks(manifest: Manifest): void {
  const checked = new Set<string>();
  const visit = (key: string, path: string[]) => {
    if (path.includes(key)) {
      const cycle = [...path.slice(path.indexOf(key)), key].map((name) => manifest[name]?.file ?? name);
      throw new Error(`Chunks import one another in a cycle: ${cycle.join(" → ")}.`);
    }
    if (checked.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    checked.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}
