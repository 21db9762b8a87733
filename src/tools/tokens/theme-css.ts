import { pathToFileURL } from "node:url";
import { build, defineConfig, Logger } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import { readTokens, surfaceTokens, type Theme } from "#tools/vite/tokens.ts";
import tailwind, { cssVariable } from "../../../tailwind.config.ts";

const filename = "theme.css";

/** The fluid font sizes, which have no token of one value. */
const fontSizes = () =>
  Object.entries(tailwind.theme.fontSize)
    .map(([step, [size]]) => `  ${cssVariable(`font.size.${step}`)}: ${size};`)
    .join("\n");

/** The custom properties of one theme and of its surfaces as a style sheet for other projects. */
export async function themeCss(theme: Theme, folder: string): Promise<string> {
  const { tokens, sources, resolver } = await readTokens(folder);
  const rule = (selector: string, declarations: string) => `${selector} {\n${declarations}\n}`;
  const plugin = css({
    filename,
    variableName: ({ id }) => cssVariable(id),
    legacyHex: true,
    permutations: [
      {
        input: { theme },
        exclude: ["breakpoint.*", "font.size.**", "typography.**"],
        prepare: (declarations) => rule(":root", `${declarations}\n${fontSizes()}`),
      },
      ...Object.entries(surfaceTokens(resolver)).map(([surface, include]) => ({
        input: { theme, surface },
        include,
        prepare: (declarations: string) => rule(`[data-surface="${surface}"]`, declarations),
      })),
    ],
  });
  const config = defineConfig({ plugins: [plugin] }, { cwd: pathToFileURL(import.meta.dirname) });
  const { outputFiles } = await build(tokens, { resolver, sources, config, logger: new Logger({ level: "error" }) });
  const sheet = outputFiles.find((file) => file.filename === filename);
  if (!sheet) throw new Error(`Terrazzo wrote no ${filename}`);
  return String(sheet.contents);
}
