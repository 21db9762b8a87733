/** `npm run new <kind>/<name>`: the files of a component, section, page or post, ready to be completed. */
import { errorMessage } from "#build/cli/error-message.ts";
import { root } from "#build/cli/run.ts";
import { scaffold, writeFiles } from "#build/cli/scaffold.ts";

try {
  const { files, steps } = scaffold(process.argv[2] ?? "");
  await writeFiles(root, files);
  console.log([`Created ${[...files.keys()].join(", ")}`, ...steps.map((step, at) => `${at + 1}. ${step}`)].join("\n"));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
