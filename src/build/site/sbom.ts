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

/** Packages that come into the site as files: the typeface, the icons and the data of the map. */
const assetPackages = ["@fontsource-variable/figtree", "bootstrap-icons", "lucide-static", "world-atlas"];

async function readPackage(root: string, name: string): Promise<BundledPackage> {
  const folder = path.join(root, "node_modules", name);
  const { version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(path.join(folder, file), "utf8") : undefined;
  return { name, version, identifier: license, ...(text && { text: text.trim() }) };
}

/** The packages of the scripts, as the bundler lists them in a file, and those of the other files, by name. */
export async function bundledPackages(root: string, bundled: string): Promise<BundledPackage[]> {
  const ofScripts: BundledPackage[] = JSON.parse(await readFile(bundled, "utf8"));
  const ofFiles = await Promise.all(assetPackages.map((name) => readPackage(root, name)));
  return [...ofScripts, ...ofFiles].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The licenses of all packages in the site, with their texts. */
export function licenseList(packages: readonly BundledPackage[]): string {
  const entries = packages.map(({ name, version, identifier = "see the text", text = "" }) =>
    `${name} ${version}: ${identifier}\n\n${text}`.trimEnd(),
  );
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  return `This site contains the following packages.${rule}${entries.join(rule)}\n`;
}

type Lock = Readonly<Record<string, { integrity?: string }>>;

function component({ name, version, identifier }: BundledPackage, lock: Lock) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [, digest = ""] = /^sha512-(.+)$/.exec(lock[`node_modules/${name}`]?.integrity ?? "") ?? [];
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    ...(identifier && { licenses: [{ expression: identifier }] }),
    ...(digest && { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] }),
  };
}

/** The software bill of materials, without a time or serial number, so that two builds are equal: https://cyclonedx.org */
export function sbom(
  own: { name: string; version: string; license: string },
  packages: readonly BundledPackage[],
  lock: Lock,
): string {
  const components = packages.map((one) => component(one, lock));
  const self = `pkg:npm/${own.name}@${own.version}`;
  const document = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": self,
        name: own.name,
        version: own.version,
        purl: self,
        licenses: [{ expression: own.license }],
      },
    },
    components,
    dependencies: [{ ref: self, dependsOn: components.map(({ purl }) => purl) }],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
