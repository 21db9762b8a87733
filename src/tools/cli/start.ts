/** `npm start`: builds the site if its sources changed, then serves it on localhost. */
import path from "node:path";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { runCommand } from "#tools/cli/options.ts";
import { readHostRules } from "#tools/server/headers.ts";
import { listen } from "#tools/server/listen.ts";
import { mailFolder } from "#tools/server/mail-stand-in.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { storybookPath } from "#tools/server/storybook.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";

const usage = `npm start
Builds the site if its sources changed, and serves it at http://localhost:4173; PORT=4174 npm start uses another port.`;

const folders = { dist: path.join(root, "dist"), storybook: path.join(root, "storybook-static") };
await runCommand({ usage }, async () => {
  const requested = process.env["PORT"] || "4173";
  const port = Number(requested);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is '${requested}': it must be a number from 0 to 65535.`);
  if (await needsBuild(root)) {
    console.error("Building…");
    const build = await run(["src/tools/cli/build.ts"], { live: true });
    if (!build.ok) process.exit(1);
  }
  const handler = siteHandler({ ...folders, mail: mailFolder(root) });
  const site = await listen(handler, port).catch((error: unknown) => {
    const advice = `PORT=${port + 1} npm start uses another port.`;
    throw new Error(`The site cannot be served: ${errorMessage(error)}. ${advice}`, { cause: error });
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, site.close);
  const { base } = readHostRules(folders.dist);
  console.log(`Korvane is ready: open http://localhost:${site.port}${base === "/" ? "" : base}`);
  const storybook = `http://localhost:${site.port}${storybookPath}`;
  console.log(`Its Storybook, which \`npm run storybook -- build\` builds, is at ${storybook}`);
});
