import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { hostRules } from "#tools/server/headers.ts";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { compress } from "#tools/site/compress.ts";

type Answer = { status: number; body: string; [header: string]: string | string[] | number | undefined };

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
}

const files = {
  "index.html": `<h1>Home</h1>${" ".repeat(2000)}`,
  "about.html": "<h1>About</h1>",
  "services.html": "<h1>Services</h1>",
  "services/1.html": "<h1>Engineering</h1>",
  "404.html": `<h1>Not found</h1>${" ".repeat(2000)}`,
  "assets/app-abc123.js": `export const text = "${"a".repeat(2000)}";`,
  "assets/video.mp4": "text",
  "assets/video.webm": "text",
  "assets/video.vtt": "text",
  "assets/.env": "text",
  "rss.xml": "text",
  "about.md": "text",
  "llms.txt": "text",
  "site.webmanifest": "text",
  ".well-known/security.txt": "text",
  ".well-known/.git/config": "text",
  ".git/config": "text",
  ".korvane-build": "stamp",
  _headers: "/*",
  "../secret.txt": "secret",
};

/** The inline code of the pages, which the policy allows. */
export const code = { styles: ["a{}"], scripts: ["go()"] };

/** Writes files, with their folders. */
export async function writeFiles(folder: string, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Sends a path to a local port exactly as written; `fetch` would normalize it. */
export const sendTo =
  (port: number) =>
  (url: string, { method = "GET", headers = {} }: RequestOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path: url, method, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text: string) => (body += text));
        response.on("end", () => resolve({ ...response.headers, status: response.statusCode ?? 0, body }));
      });
      sent.on("error", reject).end();
    });

/** Serves a few pages with the production server, from a temporary folder that also contains a secret file. */
export async function serveSmallSite(base = "/") {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-site-"));
  const dist = path.join(folder, "dist");
  await writeFiles(dist, { ...files, ".hosts/rules.json": JSON.stringify(hostRules(code, base)) });
  await compress(dist);
  const storybook = path.join(folder, "storybook");
  const { port, close } = await listen(siteHandler({ dist, storybook, mail: path.join(folder, "mail") }), 0);

  const stop = async () => {
    close();
    await rm(folder, { recursive: true });
  };
  return { dist, storybook, port, send: sendTo(port), stop };
}
