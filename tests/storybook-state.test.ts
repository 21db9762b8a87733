// @vitest-environment node
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveFingerprint, fingerprint, storybookInputs, storybookState } from "#tools/cli/build-fingerprint.ts";
import { securityHeaders } from "#tools/server/headers.ts";
import { serveSmallSite } from "./small-site.ts";

let site: Awaited<ReturnType<typeof serveSmallSite>>;
beforeAll(async () => {
  site = await serveSmallSite();
});
afterAll(() => site.stop());

const script = "window.FEATURES = {};";

describe("the static Storybook", () => {
  it("says how to build it while it is missing", async () => {
    const { status, body } = await site.send("/storybook/");
    expect([status, body]).toEqual([404, expect.stringContaining("npm run build:storybook")]);
  });

  describe("once it is built", () => {
    beforeAll(async () => {
      await mkdir(path.join(site.storybook, "assets"), { recursive: true });
      await writeFile(
        path.join(site.storybook, "index.html"),
        `<script>${script}</script><script src="./a.js"></script>`,
      );
      await writeFile(path.join(site.storybook, "assets/a.js"), "export {};");
      await writeFile(path.join(site.storybook, ".korvane-build"), "stamp");
    });

    it.each(["/storybook/", "/storybook/index.html", "/storybook/?path=/docs/ui-button--docs"])("%s", async (url) => {
      const { status, headers } = await site.send(url);
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    });

    it("has the site's security headers, and a policy that allows the inline scripts of the page by hash", async () => {
      const { headers } = await site.send("/storybook/");
      const names = Object.keys(securityHeaders()).filter((name) => name !== "Content-Security-Policy");
      for (const name of names) expect(headers[name.toLowerCase()]).toBe(securityHeaders()[name]);
      const policy = String(headers["content-security-policy"]);
      const hash = createHash("sha256").update(script).digest("base64");
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain("unsafe-eval");
    });

    it("redirects to the folder, so that relative links work", async () => {
      const { status, headers } = await site.send("/storybook");
      expect([status, headers.location]).toEqual([308, "/storybook/"]);
    });

    it.each(["/storybook/nothing.js", "/storybook/assets", "/storybook/../secret.txt", "/storybook/.korvane-build"])(
      "%s is not found",
      async (url) => expect((await site.send(url)).status).toBe(404),
    );

    it("leaves other paths to the site", async () => {
      expect((await site.send("/storybooks")).body).toContain("Not found");
      expect((await site.send("/about")).body).toContain("About");
    });
  });
});

it("the state of the static Storybook follows stories and sources", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "korvane-storybook-"));
  await mkdir(path.join(root, "stories"));
  await mkdir(path.join(root, "storybook-static"));
  expect(await storybookState(root)).toBe("missing");
  await saveFingerprint(path.join(root, "storybook-static"), await fingerprint(root, storybookInputs));
  expect(await storybookState(root)).toBe("current");
  await writeFile(path.join(root, "stories/new.mdx"), "# New");
  expect(await storybookState(root)).toBe("outdated");
  await rm(root, { recursive: true });
});
