import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { hostFiles } from "#tools/server/host-config.ts";
import { receivingPage } from "#tools/server/message-form.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { doInParallel } from "#tools/shared/progress.ts";

/** An address that no site has, which is answered by the not-found page. */
const unknownPath = "/there-is-no-such-page";

/** The address of a file, relative to that of the site, and the status of its answer. */
function requestOf(name: string): [pathname: string, status: number] {
  if (name === "/404.html") return [unknownPath, 404];
  return [name.replace(/^\/index\.html$|\.html$/, "") || "/", 200];
}

/** The difference between a file and what its address serves, if there is one. */
async function differenceOf(file: string, name: string, address: string): Promise<string | undefined> {
  const [pathname, status] = requestOf(name);
  const content = await readFile(file);
  const response = await fetch(address + pathname, { redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== status) return `the status is ${response.status}`;
  // a host that takes messages without scripts says so in the pages with a form
  const isReceiving = name.endsWith(".html") && body.equals(Buffer.from(receivingPage(String(content))));
  return body.equals(content) || isReceiving ? undefined : `${body.length} bytes that differ from ${content.length}`;
}

/** Compares a live site with a build, byte for byte: a line for each public file that its address does not serve as it is. */
export async function compareLiveSite(
  dist: string,
  address: string,
): Promise<{ files: number; differences: string[] }> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`)
    .filter((name) => !new RegExp(hostFiles).test(name))
    .toSorted();
  const found = new Map<string, string>();
  await doInParallel(names, 8, async (name) => {
    const difference = await differenceOf(path.join(dist, name), name, address).catch(errorMessage);
    if (difference) found.set(name, difference);
  });
  const differences = names.flatMap((name) => (found.has(name) ? [`${name}: ${found.get(name)}`] : []));
  return { files: names.length, differences };
}
