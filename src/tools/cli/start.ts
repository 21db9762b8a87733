/** `npm start`: builds the site if its sources changed, then serves it on localhost. */
import path from "node:path";
import { needsBuild, storybookState } from "#tools/cli/build-fingerprint.ts";
import { runCommand } from "#tools/cli/options.ts";
import { readHostRules } from "#tools/server/headers.ts";
import { listen } from "#tools/server/listen.ts";
import { mailFolder } from "#tools/server/mail-stand-in.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { storybookPath } from "#tools/server/storybook.ts";
import { errorCode, errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";

const usage = `npm start
Builds the site if its sources changed, and serves it at http://localhost:4173; PORT=4174 npm start uses another port.`;

const folders = { dist: path.join(root, "dist"), storybook: path.join(root, "storybook-static") };
const storybookNotes = {
  missing: "is built by `npm run storybook -- build`, and then served at",
  outdated: "was built from older sources (`npm run storybook -- build` renews it), and is at",
  current: "is at",
};

/** What to do if the server cannot listen on a port, by the code of the error. */
const advice: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`,
  EACCES: (port) => `Port ${port} is not allowed here: choose one above 1023 with PORT.`,
};

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
    const problem = advice[String(errorCode(error))]?.(port) ?? `The site cannot be served: ${errorMessage(error)}`;
    throw new Error(problem, { cause: error });
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, site.close);
  const { base } = readHostRules(folders.dist);
  console.log(`Korvane is ready: open http://localhost:${site.port}${base === "/" ? "" : base}`);
  const note = storybookNotes[await storybookState(root)];
  console.log(`Its Storybook ${note} http://localhost:${site.port}${storybookPath}`);
});
