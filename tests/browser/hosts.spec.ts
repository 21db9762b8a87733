import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hostRules } from "#build/server/headers.ts";
import { caddyConfig, nginxConfig, type HostRules } from "#build/server/host-config.ts";
import { dist, paths } from "./support.ts";

/** The rules of the built site, whose headers are those of every path in `_headers`. */
const [, everyPath = ""] = /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(path.join(dist, "_headers"), "utf8")) ?? [];
const built: HostRules = {
  ...hostRules(),
  headers: Object.fromEntries(
    [...everyPath.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  ),
};

const isInstalled = (program: string) => spawnSync(program, ["version", "-v"]).error === undefined;

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

const hosts = {
  nginx: async (rules: HostRules, folder: string, port: number) => {
    const site = nginxConfig(rules)
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("root /usr/share/nginx/html;", `root ${dist};`);
    const file = path.join(folder, "nginx.conf");
    const isRoot = process.getuid?.() === 0;
    await writeFile(file, isRoot ? nginxMain(folder, site) : nginxMain(folder, site).replace("user root;", ""));
    return spawn("nginx", ["-c", file, "-e", path.join(folder, "error.log")], { stdio: "ignore" });
  },
  caddy: async (rules: HostRules, folder: string, port: number) => {
    const file = path.join(folder, "Caddyfile");
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${caddyConfig(rules)}`);
    const env = { ...process.env, HOME: folder, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist };
    const args = ["run", "--config", file, "--adapter", "caddyfile"];
    return spawn("caddy", args, { env, stdio: "ignore" });
  },
};

/** Starts a host, and waits until it answers. */
async function start(name: keyof typeof hosts, rules: HostRules) {
  const folder = mkdtempSync(path.join(tmpdir(), "korvane-host-"));
  const port = await freePort();
  const server = await hosts[name](rules, folder, port);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(origin).catch(() => undefined)) !== undefined;
  await expect.poll(isReady, { timeout: 15_000, message: `${name} starts` }).toBe(true);
  const send = (url: string, own: Record<string, string> = {}, method = "GET") =>
    fetch(origin + url, { method, redirect: "manual", headers: { "Accept-Encoding": "identity", ...own } });
  const stop = async () => {
    const closed = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGTERM");
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  return { send, stop };
}

for (const name of ["nginx", "caddy"] as const)
  for (const base of ["/", "/korvane/"])
    test(`${name} serves every path of the site at ${base}, as its configuration says`, async () => {
      test.skip(!isInstalled(name), `${name} is not installed`);
      const rules = { ...built, base };
      const { send, stop } = await start(name, rules);
      const at = (address: string) => base + address.slice(1);
      try {
        const expectHeaders = (response: Response, place: string) => {
          for (const [header, value] of Object.entries(rules.headers))
            expect(response.headers.get(header), `${header} of ${place}`).toBe(value);
        };
        for (const address of paths) {
          const answer = await send(at(address));
          expect(answer.status, address).toBe(200);
          expect(answer.headers.get("content-type"), address).toMatch(/^text\/html; charset=utf-8$/i);
          expect(answer.headers.get("cache-control"), address).toBe(rules.cache.other);
          expectHeaders(answer, address);
          const page = await answer.text();
          expect(page, address).toContain("</html>");
          if (address === "/") continue;
          for (const [url, location] of [
            [`${address}/`, address],
            [`${address}.html?a=1`, `${address}?a=1`],
          ] as const) {
            const redirect = await send(at(url));
            expect([redirect.status, redirect.headers.get("location")], url).toEqual([308, at(location)]);
          }
        }
        const home = await (await send(base)).text();
        const [script = ""] = /assets\/[\w.-]+\.js/.exec(home) ?? [];
        const response = await send(base + script, { "Accept-Encoding": "gzip" });
        expect([response.status, response.headers.get("cache-control")], script).toEqual([200, rules.cache.hashed]);
        expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
          "gzip",
          expect.stringMatching(/accept-encoding/i),
        ]);
        expectHeaders(response, script);
        for (const [file, type] of [
          ["rss.xml", "application/rss+xml"],
          ["site.webmanifest", "application/manifest+json"],
          ["favicon.ico", "image/"],
          [".well-known/security.txt", "text/plain"],
        ])
          expect((await send(base + file)).headers.get("content-type"), file).toContain(type);
        for (const missing of [
          "nothing",
          "services/nothing",
          "assets/old.js",
          "_headers",
          "vercel.json",
          ".hosts/nginx.conf",
          "index.html.br",
          "about.html.gz",
          ".korvane-build",
        ]) {
          const notFound = await send(base + missing, { "Accept-Encoding": "gzip" });
          expect([notFound.status, notFound.headers.get("cache-control")], missing).toEqual([404, "no-store"]);
          expect(notFound.headers.get("content-encoding"), missing).toBe("gzip");
          expectHeaders(notFound, missing);
          expect(await notFound.text(), missing).toContain("Page Not Found");
        }
        const index = await send(`${base}index.html`);
        expect([index.status, index.headers.get("location")]).toEqual([308, base]);
        expect((await send(`/${base}/evil.example/`)).status).toBeLessThan(500);
        expect((await send("//evil.example/")).headers.get("location") ?? "").not.toMatch(/^\/\//);
        expect((await send(at("/contact"), {}, "POST")).status).toBe(405);
        if (base !== "/") {
          const bare = await send(base.slice(0, -1));
          expect([bare.status, bare.headers.get("location")]).toEqual([308, base]);
          expect((await send("/about")).status).toBe(404);
        }
      } finally {
        await stop();
      }
    });
