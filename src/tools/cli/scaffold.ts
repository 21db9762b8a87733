import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { examples, templates } from "#tools/cli/template.ts";
import { brandErrors, measureRules } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette, maxRadius } from "#tools/tokens/brand.ts";
import { readBrandRules } from "#tools/tokens/read-brand-rules.ts";

/** The files of a new component, page or record by path, and the lines to add to others. */
export interface Scaffold {
  files: Map<string, string>;
  lines: string[];
}

const validName = /^[a-z]+(?:-[a-z]+)*$/;
const validNumber = /^[1-9]\d*$/;

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A name as a file, a component, a value and in prose: `price-tag`, `PriceTag`, `priceTag` and `Price tag`. */
function spellings(name: string): string[] {
  const words = name.split("-");
  const component = words.map(capitalize).join("");
  return [name, component, component.slice(0, 1).toLowerCase() + component.slice(1), capitalize(words.join(" "))];
}

/**
 * Returns the files for an argument such as `ui/price-tag` or `sections/cart/price-list`.
 *
 * @throws Error for an unknown kind or an invalid name
 */
export function scaffold(argument: string): Scaffold {
  const [kind = "", ...parts] = argument.split("/");
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!template) throw new Error(`'${argument}' has no template: use one of ${examples.join(", ")} as a model.`);
  const [, ...own] = template.example.split("/");
  const isNumber = own.every((part) => validNumber.test(part));
  const isValid = parts.every((part) => (isNumber ? validNumber : validName).test(part));
  if (parts.length !== own.length || !isValid || parts.at(-1) === "index") {
    const rule = isNumber ? "a number" : "lowercase letters and hyphens";
    throw new Error(`'${argument}' is not a valid name: use ${rule}, as in ${template.example}.`);
  }
  const [written, wanted] = [own.flatMap(spellings), parts.flatMap(spellings)];
  const names = new RegExp(written.join("|"), "g");
  const rename = (text: string) => text.replaceAll(names, (name) => wanted[written.indexOf(name)] ?? name);
  const files = Object.entries(template.files).map(([file, text]) => [rename(file), rename(text)] as const);
  return { files: new Map(files), lines: (template.lines ?? []).map(rename) };
}

/**
 * The token file of a brand that is derived from one color.
 *
 * @throws Error without a color, for a radius that is no number of pixels, and with every pair that would be below its level
 */
export async function brandText(options: { name: string; accent?: string; radius?: string }): Promise<string> {
  const { name, accent } = options;
  if (!accent) throw new Error(`A brand needs a color: npm run new brand/${name} -- --accent="#0a7f5a"`);
  const radius = options.radius === undefined ? undefined : Number(options.radius);
  if (radius !== undefined && !(radius >= 0 && radius <= maxRadius))
    throw new Error(`--radius=${options.radius} is no number of pixels from 0 to ${maxRadius}.`);
  const rules = await readBrandRules();
  const palette = brandPalette(accent, rules);
  const errors = brandErrors(measureRules(rules, palette));
  if (errors.length > 0) throw new Error([`${accent} makes no brand, because`, ...errors].join("\n"));
  return JSON.stringify(brandFile({ name, accent, radius }, palette));
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
