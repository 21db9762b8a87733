import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { compress } from "#tools/site/compress.ts";

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RequestOptions {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
}

const files = {
  "index.html": `<h1>Home</h1>${" ".repeat(2000)}`,
  "about.html": "<h1>About</h1>",
  "services.html": "<h1>Services</h1>",
  "services/1.html": "<h1>Engineering</h1>",
  "404.html": `<h1>Not found</h1>${" ".repeat(2000)}`,
  "assets/app-abc123.js": `export const text = "${"a".repeat(2000)}";`,
  ".korvane-build": "stamp",
  _headers: "/*",
};

/** Serves a few pages with the production server, from a temporary folder that also contains a secret file. */
export async function serveSmallSite(base = "/") {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-site-"));
  const dist = path.join(folder, "dist");
  await mkdir(path.join(dist, "assets"), { recursive: true });
  await mkdir(path.join(dist, "services"));
  await writeFile(path.join(folder, "secret.txt"), "secret");
  const home = `<link rel="manifest" href="${base}site.webmanifest">${files["index.html"]}`;
  await Promise.all(
    Object.entries({ ...files, "index.html": home }).map(([name, text]) => writeFile(path.join(dist, name), text)),
  );
  await compress(dist);
  const storybook = path.join(folder, "storybook");
  const { port, close } = await listen(siteHandler({ dist, storybook, mail: path.join(folder, "mail") }), 0);

  /** Sends a path exactly as written; `fetch` would normalize it. */
  const send = (url: string, { method = "GET", host = "127.0.0.1", headers = {} }: RequestOptions = {}) =>
    new Promise<Response>((resolve, reject) => {
      const sent = request({ host, port, path: url, method, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text: string) => (body += text));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      sent.on("error", reject).end();
    });
  const stop = async () => {
    close();
    await rm(folder, { recursive: true });
  };
  return { dist, storybook, port, send, stop };
}
