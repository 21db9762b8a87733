import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readHostRules } from "#tools/server/headers.ts";
import { cacheFolder, root } from "#tools/shared/run.ts";

/** The analyser of Mozilla's HTTP Observatory, which is 131 MB and so no dependency. */
const analyser = { name: "@mdn/mdn-http-observatory", version: "1.4.8" };
const folder = path.join(cacheFolder, "observatory");
const source = path.join(folder, "node_modules", analyser.name);

/** One test of the analyser. */
export interface HeaderResult {
  name: string;
  result: string;
  modifier: number;
  passed: boolean;
}

/** The score and its tests. */
export interface HeaderScore {
  score: number;
  results: HeaderResult[];
}

async function install(): Promise<void> {
  if (!existsSync(source)) {
    console.error(`Installing ${analyser.name}…`);
    await mkdir(folder, { recursive: true });
    const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
    const { status, stderr } = spawnSync("npm", [...args, `${analyser.name}@${analyser.version}`], {
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error(`${analyser.name} could not be installed: ${stderr}`);
  }
  // the list that its install script would download; no address of ours is on it
  const list = path.join(source, "conf/hsts-preload.json");
  if (!existsSync(list)) await writeFile(list, "{}");
}

const load = (file: string) => import(pathToFileURL(path.join(source, "src", file)).href);

/** Analyzes the built home page with its headers, as a host with HTTPS that redirects HTTP sends them. */
export async function analyzeHeaders(): Promise<HeaderScore> {
  await install();
  const [{ ALL_TESTS }, { Requests }, { getScoreModifier }] = await Promise.all([
    load("constants.js"),
    load("types.js"),
    load("grader/grader.js"),
  ]);
  const url = new URL("https://korvane.example/");
  const requests = new Requests(url.hostname);
  const built = Object.entries(readHostRules(path.join(root, "dist")).headers);
  const headers = Object.fromEntries(built.map(([name, value]) => [name.toLowerCase(), value]));
  headers["content-type"] = "text/html; charset=utf-8";
  const response = { status: 200, headers, verified: true, httpEquiv: new Map() };
  Object.assign(requests.responses, {
    auto: response,
    https: response,
    http: response,
    httpRedirects: [
      { url: new URL("http://korvane.example/"), status: 301 },
      { url, status: 200 },
    ],
    httpsRedirects: [{ url, status: 200 }],
  });
  requests.resources.path = await readFile(path.join(root, "dist/index.html"), "utf8");
  requests.session = { url, jar: undefined };
  type Test = (input: unknown) => { constructor: { title: string }; result: string; pass: boolean };
  const results = (ALL_TESTS as Test[]).map((test): HeaderResult => {
    const { constructor, result, pass } = test(requests);
    return { name: constructor.title, result, modifier: getScoreModifier(result), passed: pass };
  });
  return { score: results.reduce((sum, { modifier }) => sum + modifier, 100), results };
}
