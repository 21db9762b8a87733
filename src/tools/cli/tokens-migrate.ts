/** `npm run tokens -- migrate`: replaces deprecated tokens, and removes them. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "#tools/cli/options.ts";
import { root, run } from "#tools/shared/run.ts";
import { readRenamings, rewriteDeprecated, warningsOf } from "#tools/tokens/deprecated.ts";
import { type Edit, editTokens, setId } from "#tools/tokens/token-source.ts";
import { tokensIn } from "#tools/tokens/token-tree.ts";

const usage = `npm run tokens -- migrate [--check]
Replaces every use of a deprecated token by the token that its $deprecated names, as in "Use {color.bg.page}.", in
references, custom properties, classes and documents; then removes the deprecated tokens, whose ids the others get.

  --check  only lists the uses`;

await runCommand({ usage, options: { check: { type: "boolean" } } }, async ({ values: { check } }) => {
  const renamings = readRenamings(root);
  const rewritten = await rewriteDeprecated(root, renamings);
  if (check) {
    for (const warning of rewritten.flatMap(warningsOf)) console.log(warning);
  } else {
    for (const { file, after } of rewritten) await writeFile(path.join(root, file), after);
    const names = new Set(renamings.map(({ from }) => from));
    const ids = new Map(renamings.map(({ to, id }) => [to, id]));
    const files = globSync("tokens/**/*.tokens.json", { cwd: root });
    for (const file of names.size > 0 ? files : []) {
      const text = await readFile(path.join(root, file), "utf8");
      const isDefinition = /(?:base|semantic)\.tokens\.json$/.test(file);
      const edits = tokensIn(JSON.parse(text)).flatMap(([name]): Edit[] => {
        const id = isDefinition && ids.get(name);
        if (names.has(name)) return [[name, [], undefined]];
        return id ? [setId(name, id)] : [];
      });
      await writeFile(path.join(root, file), editTokens(text, edits));
    }
    if (names.size > 0) await run(["node_modules/oxfmt/bin/oxfmt", ...files, ...rewritten.map(({ file }) => file)]);
    console.log(`${names.size} deprecated tokens are replaced in ${rewritten.length} files, and removed.`);
  }
});
