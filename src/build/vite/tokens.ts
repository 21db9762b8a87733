import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, defineConfig, Logger, parse } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import type { Plugin } from "vite";
import { tokenFault } from "#build/vite/token-error.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = path.join(root, "tokens");
const output = path.join(root, "node_modules/.cache/korvane/tokens.css");
const logger = new Logger({ level: "error" });

/** The three themes, each with the selectors under which its colors hold. */
const themes = {
  light: { scheme: "light", wish: undefined },
  dark: { scheme: "dark", wish: "(prefers-color-scheme: dark)" },
  contrast: { scheme: "light", wish: "(prefers-contrast: more)" },
} as const;

export type Theme = keyof typeof themes;
export const themeNames = Object.keys(themes) as Theme[];

const variable = ({ id }: { id: string }) => `--ds-${id.replaceAll(".", "-")}`;

const config = defineConfig(
  {
    tokens: [path.join(folder, "resolver.json")],
    plugins: [
      css({
        filename: "tokens.css",
        variableName: variable,
        legacyHex: true,
        permutations: [
          {
            input: { theme: "light" },
            exclude: ["breakpoint.*", "font.size.**"],
            prepare: (contents) => `:root,[data-theme="light"]{color-scheme:light;\n${contents}\n}`,
          },
          ...(["dark", "contrast"] as const).map((theme) => ({
            input: { theme },
            include: ["color.**"],
            // The system's wish holds until the reader has chosen; each block stands on its own lines.
            prepare: (contents: string) =>
              `@media ${themes[theme].wish}{:root:not([data-theme]){color-scheme:${themes[theme].scheme};\n${contents}\n}}\n` +
              `[data-theme="${theme}"]{color-scheme:${themes[theme].scheme};\n${contents}\n}`,
          })),
        ],
      }),
    ],
  },
  { cwd: new URL(`file://${root}/`) },
);

/** Reads and validates `tokens/`; throws with the file and the token when one is malformed. */
export async function readTokens() {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".tokens.json"));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  const fault = tokenFault(Object.fromEntries(names.map((name, index) => [`tokens/${name}`, texts[index] ?? ""])));
  if (fault) throw new Error(fault);
  const filename = path.join(folder, "resolver.json");
  return parse([{ filename: new URL(`file://${filename}`), src: await readFile(filename, "utf8") }], {
    config,
    logger,
  });
}

/** The custom properties of every theme, as one style sheet. */
export async function tokensCss(): Promise<string> {
  const { tokens: all, sources, resolver } = await readTokens();
  const { outputFiles } = await build(all, { resolver, sources, config, logger });
  const sheet = outputFiles.find((file) => file.filename === "tokens.css");
  if (!sheet) throw new Error("tokens: the style sheet was not written");
  return String(sheet.contents);
}

/** Serves `virtual:tokens.css`, written anew whenever a token file changes. */
export function tokens(): Plugin {
  const write = async () => {
    await mkdir(path.dirname(output), { recursive: true });
    await writeFile(output, await tokensCss());
  };
  return {
    name: "korvane:tokens",
    enforce: "pre",
    buildStart: write,
    resolveId: (id) => (id === "virtual:tokens.css" ? output : null),
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("change", (file) => {
        if (!file.startsWith(folder)) return;
        write().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
