// @vitest-environment node
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headersFile, securityHeaders } from "#build/server/headers.ts";
import { mailPath } from "#build/server/mail-stand-in.ts";
import { serveSmallSite } from "./small-site.ts";

let site: Awaited<ReturnType<typeof serveSmallSite>>;
beforeAll(async () => {
  site = await serveSmallSite();
});
afterAll(() => site.stop());

describe("compression and caching", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["", undefined],
  ])("accepting '%s' gets %s", async (accepted, encoding) => {
    const { headers } = await site.ask("/", { headers: { "Accept-Encoding": accepted } });
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
  });

  it("does not compress what is small", async () => {
    const { headers } = await site.ask("/about", { headers: { "Accept-Encoding": "br" } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(await readdir(site.dist)).not.toContain("about.html.br");
  });

  it("keeps hashed files for ever and asks again for pages", async () => {
    expect((await site.ask("/assets/app-abc123.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await site.ask("/")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("says that a page has not changed", async () => {
    const { headers } = await site.ask("/about");
    const again = await site.ask("/about", { headers: { "If-None-Match": headers.etag ?? "" } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });
});

describe("security headers", () => {
  it.each(["/", "/nothing", "/assets/app-abc123.js", "/about/", mailPath])("%s carries them all", async (url) => {
    const { headers } = await site.ask(url);
    const carried = Object.keys(securityHeaders).map((name) => [name, headers[name.toLowerCase()]]);
    expect(Object.fromEntries(carried)).toEqual(securityHeaders);
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("forbids everything inline and every unknown origin", () => {
    const policy = securityHeaders["Content-Security-Policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it("are written for static hosts, with strict transport and the rule for hashed files", () => {
    const lines = headersFile().split("\n");
    expect(lines[0]).toBe("/*");
    for (const [name, value] of Object.entries(securityHeaders)) expect(lines).toContain(`  ${name}: ${value}`);
    expect(lines).toContain("  Strict-Transport-Security: max-age=31536000");
    expect(lines.slice(-3)).toEqual(["/assets/*", "  Cache-Control: public, max-age=31536000, immutable", ""]);
  });
});
