import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { readHostRules } from "#tools/server/headers.ts";
import { mediaTypes, nginxConfig, type HostRules } from "#tools/server/host-config.ts";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { dist, paths } from "./built-site.ts";

const built = readHostRules(dist);

const isInstalled = spawnSync("nginx", ["-v"]).error === undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The whole configuration of an nginx that runs in one folder, without rights of its own. */
const nginxMain = (folder: string, site: string) => `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
user root;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${site}
}`;

/** Starts nginx with the configuration of the site. */
async function startNginx(rules: HostRules, folder: string, port: number) {
  const site = nginxConfig(rules)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", `listen [::1]:${port};`)
    .replace("root /usr/share/nginx/html;", `root ${dist};`);
  const file = path.join(folder, "nginx.conf");
  const isRoot = process.getuid?.() === 0;
  await writeFile(file, isRoot ? nginxMain(folder, site) : nginxMain(folder, site).replace("user root;", ""));
  const args = ["-c", file, "-e", path.join(folder, "error.log")];
  expect(spawnSync("nginx", ["-t", ...args], { encoding: "utf8" }).stderr).not.toContain("[warn]");
  return spawn("nginx", args, { stdio: "ignore" });
}

/** Sends a path exactly as written, which `fetch` would normalize, in HTTP/1.0 like some proxies. */
async function sendRaw(port: number, url: string, own: Record<string, string> = {}) {
  const socket = connect(port, "127.0.0.1");
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...own }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${url} HTTP/1.0\r\n${lines.join("")}\r\n`);
  const [head = ""] = (await text(socket)).split("\r\n\r\n", 1);
  const [status = "", ...fields] = head.split("\r\n");
  const headers = new Headers(fields.map((field) => field.split(/: ?(.*)/, 2) as [string, string]));
  return { status: Number(status.split(" ")[1]), headers };
}

/** Addresses that every server answers alike: the status, and the target of a redirect. */
const unusual: [string, number, string?][] = [
  ["/?a=1", 200],
  ["/about?a=%2f%2e", 200],
  ["/index.html?a=1", 308, "/?a=1"],
  ["/index?a=1", 308, "/?a=1"],
  ["/about/?a=1", 308, "/about?a=1"],
  ["/about.html?a=1", 308, "/about?a=1"],
  ["/assets/old.js/", 308, "/assets/old.js"],
  ["/order%5Freceived?a=%31", 308, "/order_received?a=%31"],
  ["/services/%31", 308, "/services/1"],
  ["/About", 404],
  ["/about%2f", 404],
  ["/about%2Ehtml", 404],
  ["/%2e", 404],
  ["/%2f", 404],
  ["/.git/config", 404],
  ["/.well-known/.hosts/nginx.conf", 404],
  [`/${"a".repeat(256)}`, 404],
];

/** Starts the host, and waits until it answers. */
async function start(rules: HostRules) {
  const folder = mkdtempSync(path.join(tmpdir(), "korvane-host-"));
  const port = await freePort();
  const server = await startNginx(rules, folder, port);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(origin).catch(() => undefined)) !== undefined;
  await expect.poll(isReady, { timeout: 15_000, message: "nginx starts" }).toBe(true);
  const send = (url: string, own: Record<string, string> = {}, method = "GET") =>
    fetch(origin + url, { method, redirect: "manual", headers: { "Accept-Encoding": "identity", ...own } });
  const stop = async () => {
    const closed = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGTERM");
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, send, stop };
}

const html = expect.stringMatching(/^text\/html; charset=utf-8$/i);
const vary = expect.stringMatching(/^accept-encoding$/i);
const gzip = { "Accept-Encoding": "gzip" };

for (const base of ["/", "/korvane/"])
  test(`nginx serves every path of the site at ${base}, as its configuration says`, async () => {
    test.skip(!isInstalled, "nginx is not installed");
    const rules = { ...built, base };
    const { port, send, stop } = await start(rules);
    const at = (address: string) => base + address.slice(1);
    /** Expects these headers, and those of every answer. */
    const expectAnswer = async (
      url: string,
      status: number,
      headers: Record<string, unknown> = {},
      own: Record<string, string> = {},
      method = "GET",
    ) => {
      const answer = await send(url, own, method);
      const expected = { ...rules.headers, ...headers };
      const actual = Object.keys(expected).map((header) => [header, answer.headers.get(header)]);
      expect([answer.status, Object.fromEntries(actual)], `${url} ${JSON.stringify(own)}`).toEqual([status, expected]);
      return answer;
    };
    const { cache } = rules;
    try {
      for (const address of paths) {
        const answer = await expectAnswer(at(address), 200, { "content-type": html, "cache-control": cache.other });
        expect(await answer.text(), address).toContain("</html>");
        if (address === "/") continue;
        await expectAnswer(at(`${address}/`), 308, { location: at(address) });
        await expectAnswer(at(`${address}.html?a=1`), 308, { location: at(`${address}?a=1`) });
      }
      const home = await (await send(base)).text();
      const script = base + (/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? "");
      const compressed = { "cache-control": cache.hashed, "content-encoding": "gzip", vary };
      await expectAnswer(script, 200, compressed, gzip);
      await expectAnswer(script, 200, { "content-encoding": "gzip" }, { ...gzip, Via: "1.1 proxy" });
      await expectAnswer(script, 200, { "content-encoding": null, vary });
      await expectAnswer(script, 405, { "cache-control": "no-store", allow: "GET, HEAD" }, {}, "POST");
      for (const [file, type] of [
        ["rss.xml", "application/rss+xml"],
        ["site.webmanifest", "application/manifest+json"],
        ["favicon.ico", "image/"],
        [".well-known/security.txt", "text/plain"],
        ["llms.txt", "text/plain"],
        ["services/1.md", "text/markdown; charset=utf-8"],
      ] as const) {
        const robots = /\.md$|^llms/.test(file) ? "noindex" : null;
        await expectAnswer(base + file, 200, {
          "content-type": expect.stringContaining(type),
          "x-robots-tag": robots,
        });
      }
      const assets = readdirSync(path.join(dist, "assets"));
      for (const [extension, type] of Object.entries(mediaTypes)) {
        const file = `${base}assets/${assets.find((asset) => asset.endsWith(`.${extension}`))}`;
        await expectAnswer(file, 200, { "content-type": type, "cache-control": cache.hashed });
        if (extension === "vtt") continue;
        const part = { "content-range": expect.stringMatching(/^bytes 0-3\//), "cache-control": cache.hashed };
        await expectAnswer(file, 206, { ...part, "content-type": type }, { Range: "bytes=0-3" });
      }
      for (const file of [
        "nothing",
        "services/nothing",
        "assets/old.js",
        "nothing.md",
        "_headers",
        "vercel.json",
        ".hosts/nginx.conf",
        "index.html.br",
        "about.html.gz",
        ".korvane-build",
      ]) {
        const missing = { "cache-control": "no-store", "content-encoding": "gzip", "content-type": html };
        const notFound = await expectAnswer(base + file, 404, missing, gzip);
        expect(await notFound.text(), file).toContain("Page Not Found");
        for (const [condition, value] of [
          ["Range", "bytes=0-3"],
          ["If-None-Match", notFound.headers.get("etag")],
          ["If-Modified-Since", notFound.headers.get("last-modified")],
          ["If-Match", '"other"'],
        ] as const)
          expect((await send(base + file, { ...gzip, [condition]: value ?? "" })).status, file).toBe(404);
      }
      for (const [url, status, location] of unusual)
        for (const target of [at(url), `http://127.0.0.1:${port}${at(url)}`]) {
          const { status: actual, headers } = await sendRaw(port, target);
          expect([actual, headers.get("location")], target).toEqual([status, location ? at(location) : null]);
          expect(headers.get("cache-control"), target).toBe(status === 404 ? "no-store" : cache.other);
        }
      expect((await fetch(`http://[::1]:${port}${base}`)).status).toBe(200);
      expect((await sendRaw(port, at("/%00"))).status).toBeLessThan(500);
      await expectAnswer(`${base}index.html`, 308, { location: base });
      expect((await send(`/${base}/evil.example/`)).status).toBeLessThan(500);
      for (const evil of ["//evil.example/", "/\\evil.example/", "/\\evil.example.html"])
        expect((await sendRaw(port, evil)).headers.get("location") ?? "", evil).not.toMatch(/^\/[/\\]/);
      if (base === "/") return;
      for (const query of ["", "?a=1"]) {
        const server = expect.not.stringMatching(/\d/);
        await expectAnswer(base.slice(0, -1) + query, 308, { location: base + query, server });
      }
      for (const outside of ["/about", "/korvanes/about", "/KORVANE/about", "/korvane/korvane/about"])
        await expectAnswer(outside, 404);
    } finally {
      await stop();
    }
  });

test("npm start answers unusual addresses like the hosts", async () => {
  const { port, close } = await listen(siteHandler({ dist, mail: dist }), 0);
  try {
    for (const [url, status, location] of unusual) {
      const answer = await sendRaw(port, url);
      expect([answer.status, answer.headers.get("location")], url).toEqual([status, location ?? null]);
    }
    expect((await sendRaw(port, "/.well-known/security.txt")).status).toBe(200);
  } finally {
    close();
  }
});
