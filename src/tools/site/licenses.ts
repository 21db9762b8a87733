import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A package whose code or files are part of the built site. */
export interface BundledPackage {
  name: string;
  version: string;
  /** The SPDX expression of its license. */
  identifier?: string;
  /** The text of its license. */
  text?: string;
}

/** Packages that come into the site, and into the components, as files: the typefaces, the icons and styles. */
export const componentAssetPackages = [
  "@fontsource-variable/instrument-sans",
  "@fontsource/geist-mono",
  "bootstrap-icons",
  "lucide-static",
  "tailwindcss",
];

/** Drawings in `src/assets` that are made from outlines of other projects. */
const drawings = [
  {
    name: "Natural Earth",
    identifier: "public domain",
    text: `The dots of the world map lie on the land of Natural Earth, 1:110 million.

https://www.naturalearthdata.com/about/terms-of-use/`,
  },
  {
    name: "Inter",
    identifier: "OFL-1.1",
    text: `The letters of the wordmark are outlines of Inter.

Copyright (c) 2016 The Inter Project Authors (https://github.com/rsms/inter)
https://openfontlicense.org/open-font-license-official-text/`,
  },
  {
    name: "paymentfont",
    identifier: "OFL-1.1",
    text: `The drawing of Skrill is an outline of PaymentFont by Alexander Poma.

https://github.com/AlexanderPoma/PaymentFont
https://openfontlicense.org/open-font-license-official-text/`,
  },
  {
    name: "simple-icons",
    identifier: "CC0-1.0",
    text: `The drawings of PayPal and Visa are shapes of Simple Icons, whose authors have waived their copyright.

https://github.com/simple-icons/simple-icons
https://creativecommons.org/publicdomain/zero/1.0/legalcode`,
  },
];

/** The text of the MIT license, which React has as a file, for packages that name it without one. */
async function mitLicense(root: string, holder: string): Promise<string> {
  const text = await readFile(path.join(root, "node_modules/react/LICENSE"), "utf8");
  return text.replace(/^Copyright .*$/m, () => `Copyright (c) ${holder}`);
}

async function readPackage(root: string, name: string): Promise<BundledPackage> {
  const folder = path.join(root, "node_modules", name);
  const { version, license, author } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const holder: string | undefined = author?.name ?? author;
  const fallback = license === "MIT" && holder ? await mitLicense(root, holder) : "";
  const text = file ? await readFile(path.join(folder, file), "utf8") : fallback;
  return { name, version, identifier: license, text: text.trim() };
}

/** The packages of the scripts, as the bundler lists them in a file, and those of the other files, by name. */
export async function bundledPackages(root: string, bundled: string): Promise<BundledPackage[]> {
  const { name: own } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const listed: BundledPackage[] = JSON.parse(await readFile(bundled, "utf8"));
  // the bundler takes generated files for a package of our name
  const ofScripts = listed.filter(({ name }) => name !== own);
  const textless = ofScripts.filter(({ text }) => !text).map(({ name }) => name);
  const read = await Promise.all([...textless, ...componentAssetPackages].map((name) => readPackage(root, name)));
  return [...ofScripts.filter(({ text }) => text), ...read].toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * The licenses of all packages and drawings in the site, with their texts.
 *
 * @throws Error for a package without a text
 */
export function licenseList(packages: readonly BundledPackage[]): string {
  const ofPackages = packages.map(({ name, version, identifier = "see the text", text }) => {
    if (!text) throw new Error(`${name} ${version} has no license text, which licenses.txt must contain.`);
    return `${name} ${version}: ${identifier}\n\n${text}`.trimEnd();
  });
  const ofDrawings = drawings.map(({ name, identifier, text }) => `${name}: ${identifier}\n\n${text}`);
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  return `This site contains the following packages and drawings.${rule}${[...ofPackages, ...ofDrawings].join(rule)}\n`;
}
