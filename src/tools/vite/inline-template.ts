import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeHash } from "#tools/shared/code-hash.ts";
import { entryOf, inlineCode, type InlinedTemplate } from "#tools/site/inline-code.ts";
import { pageScriptText, startScriptText } from "#tools/vite/page-scripts.ts";

/** Moves the built style sheet and the first script into the template, and writes the start script. */
export async function inlineTemplate(dist: string): Promise<InlinedTemplate> {
  const page = await readFile(path.join(dist, "index.html"), "utf8");
  const assets: string[] = [];
  const readAsset = (name: string) => {
    const file = path.join(dist, "assets", name);
    assets.push(file);
    return readFileSync(file, "utf8");
  };
  const text = await startScriptText(`./${entryOf(page)}`);
  const file = `start-${codeHash(text).replaceAll(/\W/g, "").slice(6, 14)}.js`;
  await writeFile(path.join(dist, "assets", file), text);
  const inlined = inlineCode(page, { readAsset, pageScript: await pageScriptText(), startScript: { file, text } });
  await Promise.all(assets.map((asset) => rm(asset)));
  return inlined;
}
