/** `npm run build`: the production site in `dist`. */
import path from "node:path";
import { createBuilder, loadEnv } from "vite";
import { fingerprint, saveFingerprint } from "#tools/cli/build-fingerprint.ts";
import { runCommand } from "#tools/cli/options.ts";
import { compareLiveSite } from "#tools/server/live-site.ts";
import { buildFolder, makeBuildFolder, replaceFolder, root } from "#tools/shared/run.ts";
import { exampleUrl, siteUrl } from "#tools/site/site-url.ts";

const usage = `npm run build [-- <option>]
Builds the production site in dist.

  --verify=<url>  also compares the site at that address with the build, byte for byte; with the variables of its build`;

/** Prints how a live site differs from the build, and fails if it does. */
async function verify(address: string): Promise<void> {
  const { files, differences } = await compareLiveSite(dist, address);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) throw new Error(`${differences.length} of ${files} files differ at ${address}.`);
  console.log(`All ${files} public files at ${address} are those of this build.`);
}

const dist = path.join(root, "dist");
/** The build is written here and then renamed, so that a running server and a failed build keep the old site. */
const staging = path.join(buildFolder, "dist");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

// React selects its production build by this variable
process.env["NODE_ENV"] = "production";
const began = performance.now();
const options = { verify: { type: "string" } } as const;
await runCommand({ usage, options, failure: "The build failed: " }, async ({ values }) => {
  const live = values.verify && siteUrl(values.verify);
  // the address is part of the pages
  if (live) process.env["VITE_SITE_URL"] ??= live;
  makeBuildFolder();
  // before the build, so that files edited meanwhile make it outdated
  const inputs = await fingerprint(root);
  // plugin timings vary with the load of the machine
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const build = { outDir: staging, emptyOutDir: true, rolldownOptions };
  const builder = await createBuilder({ root, logLevel: "warn", build }, null);
  await builder.buildApp();
  await saveFingerprint(staging, inputs);
  replaceFolder(dist, staging);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Built dist in ${seconds} s.`);
  if (siteUrl(loadEnv("production", root)["VITE_SITE_URL"]) === exampleUrl)
    console.log(`Its canonical addresses begin with ${exampleUrl}; set VITE_SITE_URL before you deploy it.`);
  if (live) await verify(live);
});
