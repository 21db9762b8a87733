// @vitest-environment node
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "#build/server/listen.ts";
import { canonicalPath } from "#build/server/serve.ts";
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
    expect([status, headers["content-type"]]).toEqual([200, "text/html;charset=utf-8"]);
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
    "http://elsewhere.example/about",
  ])("%s is not found", async (url) => {
    const { status, headers, body } = await site.send(url);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(body).toBe("<h1>Not found</h1>");
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
    ["bytes=0-3", 206],
    ["bytes=10-5", 200],
    ["bytes=x-y", 200],
    ["bytes=9999-", 416],
  ])("survives the range %s", async (range, status) => {
    expect((await site.send("/about", { headers: { Range: range } })).status).toBe(status);
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
