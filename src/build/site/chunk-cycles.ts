import type { Manifest } from "vite";

/**
 * Stops the build when scripts import one another in a circle: one of them then runs before what it needs, and pages
 * break in the browser alone.
 */
export function checkChunks(manifest: Manifest): void {
  const sound = new Set<string>();
  const visit = (key: string, path: string[]) => {
    if (path.includes(key)) {
      const circle = [...path.slice(path.indexOf(key)), key].map((name) => manifest[name]?.file ?? name);
      throw new Error(
        `Scripts import one another in a circle: ${circle.join(" → ")}. Mend the chunk groups in vite.config.ts.`,
      );
    }
    if (sound.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    sound.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}
