// @vitest-environment node
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "#tools/server/listen.ts";
import { canonicalPath } from "#tools/server/serve.ts";
import { serveSmallSite } from "./small-site.ts";

let site: Awaited<ReturnType<typeof serveSmallSite>>;
beforeAll(async () => {
  site = await serveSmallSite();
});
afterAll(() => site.stop());

describe("pages", () => {
  it.each([
    ["/", "Home"],
    ["/?page=2", "Home"],
    ["/about", "About"],
    ["/services", "Services"],
    ["/services/1", "Engineering"],
  ])("%s is a page", async (url, title) => {
    const { status, headers, body } = await site.send(url);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/?a=1?b", "/about?a=1?b"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/services/index.html", "/services"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
    ["///", "/"],
  ])("%s redirects permanently to %s", async (url, canonical) => {
    const { status, headers } = await site.send(url);
    expect([status, headers.location]).toEqual([308, canonical]);
    expect(canonicalPath(canonical.split("?", 1)[0] ?? "")).toBe(canonical.split("?", 1)[0]);
  });

  it.each([
    "/nothing",
    "/services/9",
    "/assets/app-old.js",
    "/%E0%A4%A",
    "/%00",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/.korvane-build",
    "/%2ekorvane-build",
    "/_headers",
    "/about.html.br",
    "/index.html.gz",
    "/assets/app-abc123.js.br",
    "http://elsewhere.example/about",
  ])("%s is not found", async (url) => {
    const { status, headers, body } = await site.send(url);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(body).toContain("<h1>Not found</h1>");
  });

  it("serves what is well known, and no other hidden file", async () => {
    for (const file of [
      ".well-known/security.txt",
      ".well-known/.git/config",
      ".git/config",
      ".hosts/nginx.conf",
      "assets/.env",
    ]) {
      await mkdir(path.join(site.dist, path.dirname(file)), { recursive: true });
      await writeFile(path.join(site.dist, file), "text");
    }
    const { status, headers, body } = await site.send("/.well-known/security.txt");
    expect([status, headers["content-type"], body]).toEqual([200, "text/plain; charset=utf-8", "text"]);
    for (const url of [
      "/.well-known",
      "/.well-known/.git/config",
      "/.git/config",
      "/.hosts/nginx.conf",
      "/%2ehosts/nginx.conf",
      "/.well-known/../.hosts/nginx.conf",
      "/.well-known/..%2f.hosts/nginx.conf",
      "/.well-known%2f..%2f.hosts%2fnginx.conf",
      "/assets/..%5c.hosts%5cnginx.conf",
      "/assets/.env",
      "/.korvane-build",
    ])
      expect((await site.send(url)).status, url).toBe(404);
  });

  it("answers HEAD with headers only", async () => {
    const { status, headers, body } = await site.send("/about", { method: "HEAD" });
    expect([status, headers["content-length"], body]).toEqual([200, "14", ""]);
    expect((await site.send("/nothing", { method: "HEAD" })).status).toBe(404);
  });

  it("answers only GET and HEAD", async () => {
    const { status, headers } = await site.send("/about", { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it.each([
    ["bytes=0-0", "<", "bytes 0-0/14"],
    ["bytes=0-3", "<h1>", "bytes 0-3/14"],
    ["bytes=9-9999", "</h1>", "bytes 9-13/14"],
    ["bytes=-5", "</h1>", "bytes 9-13/14"],
  ])("answers the range %s with %s", async (range, part, contentRange) => {
    const { status, headers, body } = await site.send("/about", { headers: { Range: range } });
    expect([status, body, headers["content-range"]]).toEqual([206, part, contentRange]);
    expect(headers["content-length"]).toBe(String(part.length));
  });

  it.each([
    ["bytes=10-5", 416],
    ["bytes=x-y", 200],
    ["bytes=9999-", 416],
  ])("survives the range %s", async (range, status) => {
    expect((await site.send("/about", { headers: { Range: range } })).status).toBe(status);
  });

  it("answers a range of uncompressed bytes, and the whole of a page that has changed", async () => {
    const range = { Range: "bytes=0-3", "Accept-Encoding": "br" };
    const { status, headers } = await site.send("/", { headers: range });
    expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([206, undefined, "4"]);
    const same = { ...range, "If-Range": String(headers["last-modified"]) };
    expect((await site.send("/", { headers: same })).status).toBe(206);
    const changed = { ...range, "If-Range": "Wed, 21 Oct 2015 07:28:00 GMT" };
    expect((await site.send("/", { headers: changed })).status).toBe(200);
  });

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
  ])("answers Accept-Encoding %s with %s", async (accepted, encoding) => {
    for (const url of ["/", "/assets/app-abc123.js"]) {
      const { status, headers } = await site.send(url, { headers: { "Accept-Encoding": accepted } });
      expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "Accept-Encoding"]);
      expect(headers["content-type"]).toBe(url === "/" ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8");
    }
  });

  it("answers a page that has not changed with 304", async () => {
    const { headers } = await site.send("/about");
    const repeated = await site.send("/about", { headers: { "If-None-Match": String(headers.etag) } });
    expect([repeated.status, repeated.body]).toEqual([304, ""]);
  });

  it.each([
    ["/nothing", { "If-Match": '"other"' }],
    ["/nothing", { "If-Unmodified-Since": "Wed, 21 Oct 2015 07:28:00 GMT" }],
    ["/nothing", { "If-None-Match": "*" }],
  ])("answers that %s is not found, whatever the condition: %j", async (url, headers) => {
    expect((await site.send(url, { headers })).status).toBe(404);
  });

  it.each([
    [412, { "If-Match": '"other"', "Accept-Encoding": "br" }],
    [416, { Range: "bytes=99999-" }],
  ])("answers %i without an encoding, and not for a cache", async (expected, own) => {
    const { status, headers, body } = await site.send("/assets/app-abc123.js", { headers: own });
    expect([status, headers["content-encoding"], headers["cache-control"], body]).toEqual([
      expected,
      undefined,
      "no-store",
      "",
    ]);
  });

  it("compresses the not-found page", async () => {
    const { status, headers } = await site.send("/nothing", {
      headers: { "Accept-Encoding": "gzip", Range: "bytes=0-3" },
    });
    expect([status, headers["content-encoding"]]).toEqual([404, "gzip"]);
  });

  it.each(["localhost:4173", "127.0.0.1", "[::1]:80"])("accepts the host %s", async (host) => {
    expect((await site.send("/about", { headers: { Host: host } })).status).toBe(200);
  });

  it.each(["evil.example", "localhost.evil.example:4173", "127.0.0.1.nip.io"])("refuses the host %s", async (host) => {
    const { status, body } = await site.send("/about", { headers: { Host: host } });
    expect(status).toBe(403);
    expect(body).toContain("ALLOWED_HOSTS");
  });

  it("names the type of the feed and of the manifest", async () => {
    for (const [file, type] of [
      ["rss.xml", "application/rss+xml; charset=utf-8"],
      ["site.webmanifest", "application/manifest+json; charset=utf-8"],
    ] as const) {
      await writeFile(path.join(site.dist, file), "text");
      expect((await site.send(`/${file}`)).headers["content-type"]).toBe(type);
    }
  });

  it("serves a page that a later build wrote", async () => {
    expect((await site.send("/later")).status).toBe(404);
    await writeFile(path.join(site.dist, "later.html"), "<h1>Later</h1>");
    expect((await site.send("/later")).status).toBe(200);
  });

  it("listens on the other address of localhost too, where there is one", async () => {
    const response = await site.send("/about", { host: "::1" }).catch((error: NodeJS.ErrnoException) => error.code);
    expect([200, "EADDRNOTAVAIL", "EAFNOSUPPORT"]).toContain(typeof response === "object" ? response.status : response);
  });

  it("rejects a port in use", async () => {
    await expect(listen(() => {}, site.port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

describe("below a path", () => {
  let below: Awaited<ReturnType<typeof serveSmallSite>>;
  beforeAll(async () => {
    below = await serveSmallSite("/korvane/");
  });
  afterAll(() => below.stop());

  it.each([
    ["/korvane/", "<h1>Home</h1>"],
    ["/korvane/about", "<h1>About</h1>"],
    ["/korvane/services/1", "<h1>Engineering</h1>"],
    ["/korvane/assets/app-abc123.js", "export"],
  ])("%s is served", async (url, text) => {
    const { status, body } = await below.send(url);
    expect(status).toBe(200);
    expect(body).toContain(text);
  });

  it.each([
    ["/", "/korvane/"],
    ["/korvane", "/korvane/"],
    ["/korvane?a=1", "/korvane/?a=1"],
    ["/korvane/about/", "/korvane/about"],
    ["/korvane/index.html", "/korvane/"],
    ["/korvane//evil.example/", "/korvane/evil.example"],
  ])("%s redirects to %s", async (url, location) => {
    const { status, headers } = await below.send(url);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it.each(["/about", "/assets/app-abc123.js", "/korvanes/about", "/korvane/nothing", "/korvane/_headers"])(
    "%s is not found",
    async (url) => {
      const { status, body } = await below.send(url);
      expect(status).toBe(404);
      expect(body).toContain("<h1>Not found</h1>");
    },
  );
});
