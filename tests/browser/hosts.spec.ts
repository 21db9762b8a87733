import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { readHostRules } from "#tools/server/headers.ts";
import { mediaTypes, nginxConfig, type HostRules } from "#tools/server/host-config.ts";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { sendTo } from "../small-site.ts";
import { dist, pageHtml, paths } from "./built-site.ts";

const built = readHostRules(dist);

const isInstalled = spawnSync("nginx", ["-v"]).error === undefined;

/** The whole configuration of an nginx that runs in one folder, without rights of its own. */
const nginxMain = (folder: string, site: string) => `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${site}
}`;

/** Starts nginx with the configuration of the site, and waits until it answers. */
async function startNginx(rules: HostRules) {
  const folder = mkdtempSync(path.join(tmpdir(), "korvane-host-"));
  const { port, close } = await listen(() => {}, 0);
  close();
  const site = nginxConfig(rules)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", `listen [::1]:${port};`)
    .replace("root /usr/share/nginx/html;", `root ${dist};`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, nginxMain(folder, site));
  const args = ["-c", file, "-e", path.join(folder, "error.log")];
  expect(spawnSync("nginx", ["-t", ...args], { encoding: "utf8" }).stderr).not.toContain("[warn]");
  const server = spawn("nginx", args, { stdio: "ignore" });
  const isReady = async () => (await fetch(`http://[::1]:${port}`).catch(() => undefined)) !== undefined;
  await expect.poll(isReady, { timeout: 15_000, message: "nginx starts" }).toBe(true);
  const stop = async () => {
    const closed = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGTERM");
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  return { send: sendTo(port), stop };
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

/** Files of the site, the beginning of their type, and whether search engines list them. */
const files: [name: string, type: string, robots?: string][] = [
  ["rss.xml", "application/rss+xml"],
  ["site.webmanifest", "application/manifest+json"],
  ["favicon.ico", "image/"],
  [".well-known/security.txt", "text/plain"],
  ["llms.txt", "text/plain", "noindex"],
  ["services/1.md", "text/markdown; charset=utf-8", "noindex"],
];

/** Files that a host does not have, or that are not for visitors. */
const missing = ["nothing", "services/nothing", "assets/old.js", "nothing.md", "_headers", "vercel.json"];
const hidden = [".hosts/nginx.conf", "index.html.br", "about.html.gz", ".korvane-build"];

const html = expect.stringMatching(/^text\/html; charset=utf-8$/i);

for (const base of ["/", "/korvane/"])
  test(`nginx serves every path of the site at ${base}, as its configuration says`, async () => {
    test.skip(!isInstalled, "nginx is not installed");
    const rules = { ...built, base };
    const { send, stop } = await startNginx(rules);
    const at = (address: string) => base + address.slice(1);
    const common = Object.entries(rules.headers).map(([name, value]) => [name.toLowerCase(), value]);
    /** Expects these properties, and the headers of every answer. */
    const expectAnswer = async (url: string, own: object, headers: Record<string, string> = {}) => {
      const answer = await send(url, { headers });
      const expected = { ...Object.fromEntries(common), ...own };
      const actual = Object.keys(expected).map((name) => [name, answer[name]]);
      expect(Object.fromEntries(actual), url).toEqual(expected);
    };
    const { cache } = rules;
    try {
      for (const address of paths) {
        const whole = { body: pageHtml(address), "content-type": html, "cache-control": cache.other };
        await expectAnswer(at(address), { status: 200, ...whole });
        if (address === "/") continue;
        await expectAnswer(at(`${address}/`), { status: 308, location: at(address) });
        await expectAnswer(at(`${address}.html?a=1`), { status: 308, location: at(`${address}?a=1`) });
      }
      const script = base + (/assets\/[\w.-]+\.js/.exec(pageHtml("/"))?.[0] ?? "");
      const vary = expect.stringMatching(/^accept-encoding$/i);
      const compressed = { status: 200, "cache-control": cache.hashed, "content-encoding": "gzip", vary };
      await expectAnswer(script, compressed, { "accept-encoding": "gzip" });
      await expectAnswer(script, compressed, { "accept-encoding": "gzip", via: "1.1 proxy" });
      await expectAnswer(script, { ...compressed, "content-encoding": undefined });
      const refused = { status: 405, "cache-control": "no-store", allow: "GET, HEAD" };
      expect(await send(script, { method: "POST" })).toMatchObject(refused);
      for (const [file, type, robots] of files)
        await expectAnswer(base + file, {
          status: 200,
          "content-type": expect.stringContaining(type),
          "x-robots-tag": robots,
        });
      const assets = readdirSync(path.join(dist, "assets"));
      for (const [extension, type] of Object.entries(mediaTypes)) {
        const file = `${base}assets/${assets.find((asset) => asset.endsWith(`.${extension}`))}`;
        const media = { "content-type": type, "cache-control": cache.hashed };
        await expectAnswer(file, { status: 200, ...media });
        await expectAnswer(file, { status: 206, ...media }, { range: "bytes=0-3" });
      }
      const body = expect.stringContaining("Page Not Found");
      for (const file of [...missing, ...hidden])
        await expectAnswer(base + file, { status: 404, body, "cache-control": "no-store", "content-type": html });
      for (const [url, status, location] of unusual)
        await expectAnswer(at(url), {
          status,
          location: location && at(location),
          "cache-control": status === 404 ? "no-store" : cache.other,
        });
      for (const url of [at("/%00"), `/${base}/evil.example/`]) expect((await send(url)).status, url).toBeLessThan(500);
      for (const evil of ["//evil.example/", "/\\evil.example/", "/\\evil.example.html"])
        expect((await send(evil)).location ?? "", evil).not.toMatch(/^\/[/\\]/);
      if (base === "/") return;
      const server = expect.not.stringMatching(/\d/);
      for (const query of ["", "?a=1"])
        await expectAnswer(base.slice(0, -1) + query, { status: 308, location: base + query, server });
      for (const outside of ["/about", "/korvanes/about", "/KORVANE/about", "/korvane/korvane/about"])
        await expectAnswer(outside, { status: 404 });
    } finally {
      await stop();
    }
  });

test("npm start answers unusual addresses like the hosts", async () => {
  const { port, close } = await listen(siteHandler({ dist, mail: dist }), 0);
  const send = sendTo(port);
  try {
    for (const [url, status, location] of unusual)
      expect(await send(url).then((answer) => [answer.status, answer.location]), url).toEqual([status, location]);
  } finally {
    close();
  }
});
