/** `npm run new <kind>/<name>`: the files of a component, section, page, record or theme, ready to be completed. */
import { readOptions } from "#tools/cli/options.ts";
import { scaffold, writeFiles } from "#tools/cli/scaffold.ts";
import { templates } from "#tools/cli/template.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";

const examples = Object.values(templates).map(({ example }) => example);
const usage = `npm run new <kind>/<name>
Creates the files of a component, section, page, post, project, product or theme: ${examples.join(", ")}.`;

try {
  const [name = "", ...others] = readOptions(usage, {}).positionals;
  if (others.length > 0) throw new Error(`Only one can be created at a time.\n\n${usage}`);
  const { files, steps } = scaffold(name);
  await writeFiles(root, files);
  await run(["node_modules/oxfmt/bin/oxfmt", ...files.keys()]);
  console.log([`Created ${[...files.keys()].join(", ")}`, ...steps.map((step, at) => `${at + 1}. ${step}`)].join("\n"));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
