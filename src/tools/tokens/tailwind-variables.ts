import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { cssVariable } from "#lib/theme/css-variable.ts";

/** A step of the type scale in a class; its size has no custom property. */
const textStep = /(?:^|:)text-(\w+)(?:\/|$)/;

/** The custom properties that each class uses, in the CSS that Tailwind generates for it; other words are left out. */
export async function tailwindVariables(root: string, candidates: readonly string[]): Promise<Map<string, string[]>> {
  const sheets = await Promise.all(
    ["ui", "app"].map((layer) => readFile(path.join(root, `src/${layer}/styles.css`), "utf8")),
  );
  const custom = sheets.map((sheet) => sheet.slice(sheet.search(/^@custom-variant/m))).join("\n");
  const config = pathToFileURL(path.join(root, "tailwind.config.ts"));
  const system = await loadDesignSystem(`@tailwind utilities;\n@config "tailwind.config.ts";\n${custom}`, {
    base: root,
    loadModule: async () => ({ module: (await import(config.href)).default, base: root, path: config.pathname }),
  });
  const rules = system.candidatesToCss([...candidates]);
  return new Map(
    candidates.flatMap((name, index) => {
      const sheet = rules[index];
      if (!sheet) return [];
      const variables = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, variable = ""]) => variable);
      const step = sheet.includes("font-size:") ? textStep.exec(name)?.[1] : undefined;
      const sizes = ["font.size", "typography"].flatMap((group) =>
        step ? ["min", "max", "wide"].map((end) => cssVariable(`${group}.${step}.${end}`)) : [],
      );
      return [[name, [...new Set([...variables, ...sizes])]]];
    }),
  );
}
