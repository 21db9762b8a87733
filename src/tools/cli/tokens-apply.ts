/** `npm run tokens -- apply <brand>`: gives the base tokens the values of a brand. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readOptions } from "#tools/cli/options.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";
import { replaceValues } from "#tools/tokens/brand.ts";

const usage = `npm run tokens -- apply <brand>
Gives tokens/base.tokens.json the values of tokens/brands/<brand>.tokens.json.`;

try {
  const [brand, ...others] = readOptions(usage, {}).positionals;
  if (!brand || others.length > 0) throw new Error("Name one brand, for instance: npm run tokens -- apply moss");
  const base = path.join(root, "tokens/base.tokens.json");
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  const values = await read(path.join(root, `tokens/brands/${brand}.tokens.json`));
  await writeFile(base, JSON.stringify(replaceValues(await read(base), values), undefined, 2));
  await run(["node_modules/oxfmt/bin/oxfmt", base]);
  console.log(`The site has the brand ${brand}: check it with npm run look -- HEAD --all, then npm test`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
