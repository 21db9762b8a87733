import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { templates, type ComponentName } from "#build/cli/template.ts";

function nameOf(file: string): ComponentName {
  const words = file.split("-");
  const code = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  const prose = words.join(" ");
  return { file, code, prose: prose.slice(0, 1).toUpperCase() + prose.slice(1) };
}

/** The files of a new component such as `ui/price-tag` by their paths; throws when the wish cannot be granted. */
export function scaffold(wish: string): Map<string, string> {
  const [layer = "", file = "", ...rest] = wish.split("/");
  const template = Object.hasOwn(templates, layer) ? templates[layer] : undefined;
  const layers = Object.keys(templates).join(" or ");
  if (!template) throw new Error(`'${wish}' names no layer to add to: begin with ${layers}, as in ui/price-tag.`);
  if (rest.length > 0 || !/^[a-z]+(?:-[a-z]+)*$/.test(file) || file === "index") {
    throw new Error(`'${file}' is no name for a file here: use small letters and hyphens, as in ${layer}/price-tag.`);
  }
  const name = nameOf(file);
  return new Map([
    [`src/${layer}/${file}.tsx`, template.component(name)],
    [`stories/${layer}/${file}.stories.tsx`, template.story(name)],
  ]);
}

/** Writes all of the files or, where one of them exists, none. */
export async function writeNew(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const existing = [...files.keys()].find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Error(`${existing} exists already: choose another name, or edit that file.`);
  for (const [file, text] of files) {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text, { flag: "wx" });
  }
}
