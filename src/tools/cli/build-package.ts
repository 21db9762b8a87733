/** `npm run build -- package`: the design system for other projects, as a tarball that npm installs. */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import ts from "typescript";
import { build } from "vite";
import { runCommand } from "#tools/cli/options.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { buildFolder, makeBuildFolder, root } from "#tools/shared/run.ts";
import { componentAssetPackages } from "#tools/site/licenses.ts";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";
import { cssTarget } from "#tools/vite/css-target.ts";
import { iconSprite } from "#tools/vite/icons.ts";

/** The packages that a project has once, and therefore brings along. */
const peers = ["react", "react-dom", "react-router-dom"];

/** The components of the site alone: its name and address are in the head of a page. */
const exclude = ["src/ui/document-head.tsx"];

const moduleAt = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/** What the aliases of the sources mean in the package. */
const imports = {
  "#ui/*.tsx": moduleAt("ui/*"),
  "#ui/*.ts": moduleAt("ui/*"),
  "#lib/*.tsx": moduleAt("lib/*"),
  "#lib/*.ts": moduleAt("lib/*"),
  "#tokens/*": "./tokens/*",
  "#icons": "./icons.js",
};

/** Compiles the components with what they import, and their types; returns the packages that they import. */
async function writeComponents(folder: string): Promise<string[]> {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync("src/ui/*.tsx", { cwd: root, exclude }).map((file) => path.join(root, file));
  const outDir = path.join(root, "src");
  const own = { types: [], noEmit: false, declaration: true, rootDir: outDir, outDir };
  const program = ts.createProgram(files, { ...options, ...own });
  const written: [file: string, text: string][] = [];
  program.emit(undefined, (file, text) => {
    const name = path.relative(outDir, file).replaceAll("\\", "/");
    if (/^(?:ui|lib)\//.test(name)) written.push([name, text.replaceAll("virtual:icons.svg", "#icons")]);
  });
  await Promise.all(written.map(([name, text]) => replaceFile(path.join(folder, name), text)));
  await writeFile(path.join(folder, "icons.svg"), await iconSprite());
  await writeFile(path.join(folder, "icons.js"), `export default new URL("./icons.svg", import.meta.url).href;\n`);
  const used = written.flatMap(([, text]) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName));
  const packages = used
    .filter((name) => !/^[.#]/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(packages)].toSorted();
}

/** Writes the tokens in all themes, base rules, font and classes as one style sheet. */
async function writeStyles(folder: string): Promise<void> {
  const assetFileNames = ({ names }: { names: string[] }) =>
    names[0]?.endsWith(".css") ? "styles.css" : "fonts/[name][extname]";
  await build({
    root,
    configFile: false,
    base: "./",
    logLevel: "error",
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssTarget,
      rolldownOptions: { input: "src/ui/styles.css", output: { assetFileNames } },
    },
  });
  const [tokens, styles] = await Promise.all([tokensCss(), readFile(path.join(folder, "styles.css"), "utf8")]);
  await writeFile(path.join(folder, "tokens.css"), tokens);
  await writeFile(path.join(folder, "styles.css"), `${tokens}\n${styles}`);
  await writeFile(path.join(folder, "style-sheet.d.ts"), "export {};\n");
}

/** Writes the tokens in the format of DTCG, for Figma and as a style sheet, and as a typed module. */
async function writeTokens(folder: string): Promise<void> {
  const files = await tokenFiles(root);
  for (const { name, text } of files) await replaceFile(path.join(folder, "tokens", name), text);
  const resolved: Record<string, Record<string, { text: string; variable: string }>> = JSON.parse(
    files.find(({ name }) => name === "korvane-resolved.json")?.text ?? "{}",
  );
  const entries = Object.entries(resolved["light"] ?? {}).map(([name, { variable }]) => {
    const values = Object.entries(resolved).map(([theme, tokens]) => [theme, tokens[name]?.text]);
    return [name, { variable: `var(${variable})`, values: Object.fromEntries(values) }];
  });
  const text = JSON.stringify(Object.fromEntries(entries), undefined, 2);
  await writeFile(path.join(folder, "tokens.js"), `export const tokens = ${text};\n`);
  await writeFile(
    path.join(folder, "tokens.d.ts"),
    `/** The custom property of each token, and its value in each theme. */
export declare const tokens: ${text};
export type TokenName = keyof typeof tokens;\n`,
  );
}

/** Builds the package in a folder, and packs it there; returns the path of the tarball. */
export async function buildPackage(folder: string): Promise<string> {
  const packages = await writeComponents(folder);
  await writeStyles(folder);
  await writeTokens(folder);
  const { name, version, license, dependencies } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const versions = (isPeer: boolean) =>
    Object.fromEntries(
      packages.filter((one) => peers.includes(one) === isPeer).map((one) => [one, `^${dependencies[one]}`]),
    );
  const description = {
    name,
    version,
    description: "The design system of Korvane: React components and tokens",
    license,
    type: "module",
    sideEffects: ["*.css"],
    imports,
    exports: {
      "./*.css": { types: "./style-sheet.d.ts", default: "./*.css" },
      "./tokens": { types: "./tokens.d.ts", default: "./tokens.js" },
      "./tokens/*": "./tokens/*",
      "./lib/*": { types: "./lib/*.d.ts", default: "./lib/*.js" },
      "./*": { types: "./ui/*.d.ts", default: "./ui/*.js" },
    },
    dependencies: versions(false),
    peerDependencies: versions(true),
  };
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(description, undefined, 2)}\n`);
  const guide = await readFile(path.join(root, "stories/tokens/take-it-elsewhere.mdx"), "utf8");
  await writeFile(path.join(folder, "README.md"), guide.slice(guide.indexOf("# ")));
  await copyFile(path.join(root, "LICENSE"), path.join(folder, "LICENSE"));
  for (const one of componentAssetPackages)
    await cp(
      path.join(root, "node_modules", one, "LICENSE"),
      path.join(folder, "licenses", `${path.basename(one)}.txt`),
    );
  const pack = promisify(execFile)("npm", ["pack", "--silent"], { cwd: folder, shell: process.platform === "win32" });
  return path.join(folder, (await pack).stdout.trim());
}

const usage = `npm run build -- package
Writes the design system as a tarball for other projects: components with types, styles, tokens.`;

if (import.meta.main)
  await runCommand({ usage, failure: "The package was not built: " }, async () => {
    makeBuildFolder();
    const tarball = await buildPackage(path.join(buildFolder, "package"));
    const name = path.basename(tarball);
    await copyFile(tarball, path.join(root, name));
    console.log(`Wrote ${name}; in another project: npm install ${path.join(root, name)}`);
  });
