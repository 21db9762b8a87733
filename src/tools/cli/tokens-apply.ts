/** `npm run tokens -- apply <brand>`: gives the base tokens the values of a brand. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "#tools/cli/options.ts";
import { parseJson } from "#tools/shared/parse-json.ts";
import { root, run } from "#tools/shared/run.ts";
import { type Edit, editTokens } from "#tools/tokens/token-source.ts";
import { tokensIn } from "#tools/tokens/token-tree.ts";

const usage = `npm run tokens -- apply <brand>
Gives tokens/base.tokens.json the values of tokens/brands/<brand>.tokens.json.`;

await runCommand({ usage, takesNames: true }, async ({ positionals: [brand, ...others] }) => {
  if (!brand || others.length > 0) throw new Error("Name one brand, for instance: npm run tokens -- apply dusk");
  const brands = globSync(path.join(root, "tokens/brands/*.tokens.json")).map((file) =>
    path.basename(file, ".tokens.json"),
  );
  if (!brands.includes(brand))
    throw new Error(`There is no brand '${brand}' among ${brands.join(", ") || "none"}: npm run new creates it.`);
  const base = path.join(root, "tokens/base.tokens.json");
  const file = `tokens/brands/${brand}.tokens.json`;
  const values = tokensIn(parseJson(await readFile(path.join(root, file), "utf8"), file));
  const edits = values.map(([name, { $value }]): Edit => [name, ["$value"], $value]);
  await writeFile(base, editTokens(await readFile(base, "utf8"), edits));
  await run(["node_modules/oxfmt/bin/oxfmt", base]);
  console.log(`The site has the brand ${brand}: check it with npm run look -- HEAD --all, then npm test`);
});
