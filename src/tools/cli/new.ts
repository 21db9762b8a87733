/** `npm run new <kind>/<name>`: the files of a component, section, page, record, theme or brand, ready to be completed. */
import path from "node:path";
import { runCommand } from "#tools/cli/options.ts";
import { brandText, scaffold, writeFiles } from "#tools/cli/scaffold.ts";
import { examples } from "#tools/cli/template.ts";
import { root, run } from "#tools/shared/run.ts";

const usage = `npm run new <kind>/<name>
Creates the files of a component, section, page, post, project, product, theme or brand: ${examples.join(", ")}.

  --accent="#0a7f5a"  the color of a brand, from which all others are derived
  --radius=8          the radius of its controls in pixels, by default that of the site`;

const options = { accent: { type: "string" }, radius: { type: "string" } } as const;

await runCommand({ usage, options, takesNames: true }, async ({ values, positionals }) => {
  const [name = "", ...others] = positionals;
  if (others.length > 0) throw new Error(`Only one can be created at a time.\n\n${usage}`);
  const { files, lines } = scaffold(name);
  const isBrand = name.startsWith("brand/");
  if (!isBrand && Object.keys(values).length > 0) throw new Error("Only a brand has an accent and a radius.");
  if (isBrand)
    for (const file of files.keys()) files.set(file, await brandText({ name: path.basename(name), ...values }));
  await writeFiles(root, files);
  await run(["node_modules/oxfmt/bin/oxfmt", ...files.keys()]);
  console.log([`Created ${[...files.keys()].join(", ")}`, ...lines, "CONTRIBUTING.md says what follows."].join("\n"));
});
