/** `npm start`: builds the site if it is stale, then serves it on localhost. */
import { existsSync } from "node:fs";
import path from "node:path";
import { isStale } from "#build/cli/build-fingerprint.ts";
import { errorCode, errorMessage } from "#build/cli/error-message.ts";
import { root, run } from "#build/cli/run.ts";
import { listen } from "#build/server/listen.ts";
import { mailFolder } from "#build/server/mail-stand-in.ts";
import { answerSite } from "#build/server/serve.ts";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const wanted = process.env["PORT"] || "4173";
const port = Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT is '${wanted}': it must be a number from 0 to 65535.`);

if (await isStale(root)) {
  const isFirst = !existsSync(path.join(root, ".cache"));
  console.error(
    isFirst ? "Building… This first time takes a few minutes, since every picture is encoded." : "Building…",
  );
  const build = await run(["src/build/cli/build.ts"]);
  if (!build.ok) fail(build.output);
}

try {
  const site = await listen(answerSite({ dist: path.join(root, "dist"), mail: mailFolder(root) }), port);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, site.close);
  console.log(`Korvane is ready: open http://localhost:${site.port}`);
} catch (error) {
  const code = errorCode(error);
  if (code === "EADDRINUSE")
    fail(`Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`);
  if (code === "EACCES") fail(`Port ${port} is not allowed here: choose one above 1023 with PORT.`);
  fail(`The site cannot be served: ${errorMessage(error)}`);
}
