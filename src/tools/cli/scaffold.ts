import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileName } from "#tools/cli/template-component.ts";
import { templates } from "#tools/cli/template.ts";

/** The files of a new component, page or post by path, and the next steps. */
export interface Scaffold {
  files: Map<string, string>;
  steps: string[];
}

const validName = /^[a-z]+(?:-[a-z]+)*$/;

function toFileName(domain: string, file: string): FileName {
  const words = file.split("-");
  const component = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  const prose = words.join(" ");
  return {
    domain,
    file,
    component,
    value: component.slice(0, 1).toLowerCase() + component.slice(1),
    prose: prose.slice(0, 1).toUpperCase() + prose.slice(1),
  };
}

/**
 * Returns the files for an argument such as `ui/price-tag` or `sections/cart/price-list`.
 *
 * @throws Error for an unknown kind or an invalid name
 */
export function scaffold(argument: string): Scaffold {
  const [kind = "", ...parts] = argument.split("/");
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!template) {
    const examples = Object.values(templates).map(({ example }) => example);
    throw new Error(`'${argument}' has no template: use one of ${examples.join(", ")} as a model.`);
  }
  const expected = template.example.split("/").length - 1;
  if (parts.length !== expected || !parts.every((part) => validName.test(part)) || parts.at(-1) === "index") {
    throw new Error(`'${argument}' is not a valid name: use lowercase letters and hyphens, as in ${template.example}.`);
  }
  const name = toFileName(expected > 1 ? (parts[0] ?? "") : "", parts.at(-1) ?? "");
  return { files: new Map(Object.entries(template.files(name))), steps: template.steps(name) };
}

/** Writes all files, or none if one of them exists. */
export async function writeFiles(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const existing = [...files.keys()].find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Error(`${existing} already exists: choose another name, or edit that file.`);
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text, { flag: "wx" });
  }
}
