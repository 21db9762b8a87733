/** `npm run tokens -- apply <brand>`: gives the base tokens the values of a brand. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readOptions } from "#tools/cli/options.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";
import { tokensIn } from "#tools/tokens/brand-rules.ts";
import { editTokens } from "#tools/tokens/token-source.ts";

const usage = `npm run tokens -- apply <brand>
Gives tokens/base.tokens.json the values of tokens/brands/<brand>.tokens.json.`;

try {
  const [brand, ...others] = readOptions(usage, {}).positionals;
  if (!brand || others.length > 0) throw new Error("Name one brand, for instance: npm run tokens -- apply moss");
  const base = path.join(root, "tokens/base.tokens.json");
  const read = (file: string) => readFile(path.join(root, "tokens", file), "utf8");
  const values = new Map(tokensIn(JSON.parse(await read(`brands/${brand}.tokens.json`))));
  await writeFile(
    base,
    editTokens(await read("base.tokens.json"), (name) => values.get(name)?.$value),
  );
  await run(["node_modules/oxfmt/bin/oxfmt", base]);
  console.log(`The site has the brand ${brand}: check it with npm run look -- HEAD --all, then npm test`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
