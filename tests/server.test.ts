// @vitest-environment node
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { securityHeaders } from "#tools/server/headers.ts";
import { compareLiveSite } from "#tools/server/live-site.ts";
import { mailPath } from "#tools/server/mail-stand-in.ts";
import { code, serveSmallSite, writeFiles } from "./small-site.ts";

let site: Awaited<ReturnType<typeof serveSmallSite>>;
let below: typeof site;
beforeAll(async () => {
  site = await serveSmallSite();
  below = await serveSmallSite("/korvane/");
});
afterAll(() => Promise.all([site.stop(), below.stop()]));

const script = "/assets/app-abc123.js";
const html = "text/html; charset=utf-8";

describe.each([
  ["at the root", "/", () => site],
  ["below a path", "/korvane/", () => below],
])("a site %s", (_, base, served) => {
  const at = (url: string) => base + url.slice(1);

  it.each([
    ["/", "<h1>Home</h1>", html],
    ["/?page=2", "<h1>Home</h1>", html],
    ["/about", "<h1>About</h1>", html],
    ["/services", "<h1>Services</h1>", html],
    ["/services/1", "<h1>Engineering</h1>", html],
    [script, "export const", "text/javascript; charset=utf-8"],
    ["/rss.xml", "text", "application/rss+xml; charset=utf-8"],
    ["/site.webmanifest", "text", "application/manifest+json; charset=utf-8"],
    ["/.well-known/security.txt", "text", "text/plain; charset=utf-8"],
    ["/about.md", "text", "text/markdown; charset=utf-8"],
    ["/llms.txt", "text", "text/plain; charset=utf-8"],
    ["/assets/video.mp4", "text", "video/mp4"],
    ["/assets/video.webm", "text", "video/webm"],
    ["/assets/video.vtt", "text", "text/vtt; charset=utf-8"],
  ])("serves %s", async (url, text, type) => {
    const answer = await served().send(at(url));
    expect(answer).toMatchObject({ status: 200, "content-type": type, body: expect.stringContaining(text) });
    const rule = url.startsWith("/assets/") ? "max-age=31536000, immutable" : "max-age=0, must-revalidate";
    expect(answer["cache-control"]).toBe(`public, ${rule}`);
    expect(answer["x-robots-tag"]).toBe(/\.md$|^\/llms/.test(url) ? "noindex" : undefined);
  });

  it.each([
    ["/about/", "/about"],
    ["/about/?a=1?b", "/about?a=1?b"],
    ["/index.html", "/"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
  ])("redirects %s to %s", async (url, location) =>
    expect(await served().send(at(url))).toMatchObject({ status: 308, location: at(location) }),
  );

  it.each([
    "/nothing",
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
    `${script}.br`,
    "/.well-known",
    "/.hosts/rules.json",
    "/.well-known/../.hosts/rules.json",
    "/assets/..%5c.hosts%5crules.json",
    "/assets/.env",
  ])("does not find %s", async (url) =>
    expect(await served().send(at(url))).toMatchObject({
      status: 404,
      "cache-control": "no-store",
      body: expect.stringContaining("<h1>Not found</h1>"),
    }),
  );
});

it.each<[string, number, string?]>([
  ["/", 308, "/korvane/"],
  ["/korvane", 308, "/korvane/"],
  ["/korvane?a=1", 308, "/korvane/?a=1"],
  ["/about", 404],
  ["/korvanes/about", 404],
])("beside its path, %s is %i %s", async (url, status, location) => {
  const answer = await below.send(url);
  expect([answer.status, answer.location]).toEqual([status, location]);
});

it.each<[string, Record<string, string>, number, Record<string, unknown>, string?]>([
  ["/about", { Range: "bytes=0-0" }, 206, { body: "<", "content-range": "bytes 0-0/14", "content-length": "1" }],
  ["/", { Range: "bytes=0-3", "Accept-Encoding": "br" }, 206, { "content-encoding": undefined, "content-length": "4" }],
  ["/", { "Accept-Encoding": "gzip, deflate, br" }, 200, { "content-encoding": "br", "content-type": html }],
  ["/", { "Accept-Encoding": "br;q=0, gzip;q=0.5" }, 200, { "content-encoding": "gzip", vary: "Accept-Encoding" }],
  [script, { "Accept-Encoding": "identity" }, 200, { "content-encoding": undefined, vary: "Accept-Encoding" }],
  [script, { "Accept-Encoding": "gzip" }, 200, { "content-type": "text/javascript; charset=utf-8" }],
  ["/about", { "Accept-Encoding": "br" }, 200, { "content-encoding": undefined }],
  ["/nothing", { "If-Match": '"other"' }, 404, {}],
  ["/nothing", { "If-None-Match": "*" }, 404, {}],
  ["/nothing", { "Accept-Encoding": "gzip", Range: "bytes=0-3" }, 404, { "content-encoding": "gzip" }],
  // an error has no encoding, and is not for a cache
  [script, { "If-Match": '"a"', "Accept-Encoding": "br" }, 412, { "content-encoding": undefined, body: "" }],
  [script, { Range: "bytes=99999-" }, 416, { "cache-control": "no-store", body: "" }],
  ["/about", { Host: "localhost:4173" }, 200, {}],
  ["/about", { Host: "[::1]:80" }, 200, {}],
  ["/about", { Host: "evil.example" }, 403, { body: expect.stringContaining("ALLOWED_HOSTS") }],
  ["/about", { Host: "127.0.0.1.nip.io" }, 403, {}],
  ["/about", {}, 200, { body: "", "content-length": "14" }, "HEAD"],
  ["/nothing", {}, 404, { body: "" }, "HEAD"],
  ["/about", {}, 405, { allow: "GET, HEAD" }, "POST"],
  ["http://elsewhere.example/about", {}, 403, {}],
  ["http://localhost:4173/about/?a=1", { Host: "evil.example" }, 308, { location: "/about?a=1" }],
])("%s with %j is answered by %i %j", async (url, headers, status, expected, method = "GET") => {
  const answer = await site.send(url, { headers, method });
  const names = Object.keys(expected);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(names.map((name) => [name, answer[name]]))).toEqual(expected);
});

it.each(["/", "/nothing", script, "/about/", mailPath])("%s has the security headers of the build", async (url) => {
  const answer = await site.send(url);
  for (const [name, value] of Object.entries(securityHeaders(code)))
    expect(answer[name.toLowerCase()], name).toBe(value);
  expect(answer["strict-transport-security"]).toBeUndefined();
});

describe("the static Storybook", () => {
  const inline = "window.FEATURES = {};";

  beforeAll(async () => {
    const answer = await site.send("/storybook/");
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining("npm run storybook -- build")]);
    await writeFiles(site.storybook, {
      "index.html": `<script>${inline}</script><script src="./a.js"></script>`,
      ".korvane-build": "stamp",
    });
  });

  it.each([
    ["/storybook/?path=/docs/ui-button--docs", 200, html],
    ["/storybook/nothing.js", 404, "text/plain; charset=utf-8"],
    ["/storybook/../secret.txt", 404, "text/plain; charset=utf-8"],
    ["/storybook/.korvane-build", 404, "text/plain; charset=utf-8"],
    ["/storybooks", 404, html],
    ["/storybook", 308, undefined],
  ])("%s is %i %s", async (url, status, type) => {
    const answer = await site.send(url);
    expect([answer.status, answer["content-type"]]).toEqual([status, type]);
    // to the folder, so that relative links work
    expect(answer.location).toBe(status === 308 ? "/storybook/" : undefined);
  });

  it("has the site's security headers, and a policy that allows the inline scripts of the page by hash", async () => {
    const { "content-security-policy": policy, ...headers } = await site.send("/storybook/");
    for (const [name, value] of Object.entries(securityHeaders()).slice(1))
      expect(headers[name.toLowerCase()]).toBe(value);
    const hash = createHash("sha256").update(inline).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("unsafe-eval");
  });
});

it("a live site is compared with its build, byte for byte, except for the form that a mail receiver opens", async () => {
  const form = '<html><form data-message-form="contact" method="dialog"></form></html>';
  await writeFiles(site.dist, { "contact.html": form, ".hosts/forms.json": '{"pages":{"/contact":"contact"}}' });
  const address = `http://127.0.0.1:${site.port}`;
  expect((await site.send("/contact")).body).not.toBe(form);
  expect(await compareLiveSite(site.dist, address)).toMatchObject({ differences: [] });
  await writeFiles(below.dist, { "contact.html": form, "about.html": "<h1>Bbout</h1>", "new.txt": "text" });
  const { differences } = await compareLiveSite(below.dist, address);
  expect(differences).toEqual(["/about.html: 14 bytes that differ from 14", "/new.txt: the status is 404"]);
});
