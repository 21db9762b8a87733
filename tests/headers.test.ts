// @vitest-environment node
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hostRules, mailKeys, mailOrigin, securityHeaders } from "#tools/server/headers.ts";
import { headersFile, vercelConfig } from "#tools/server/host-config.ts";

describe("security headers", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("blocks inline code and unknown origins", () => {
    const policy = securityHeaders()["Content-Security-Policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'none';");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it("allow the email service only in a build with its keys", () => {
    const policyOf = (env: Record<string, string>) =>
      securityHeaders({ styles: [], scripts: [], origins: mailKeys(env) && [mailOrigin] })["Content-Security-Policy"];
    const keys = {
      VITE_EMAILJS_PUBLIC_KEY: "public",
      VITE_EMAILJS_SERVICE_ID: "service",
      VITE_EMAILJS_TEMPLATE_ID: "template",
    };
    expect(policyOf(keys)).toContain("connect-src 'self' https://api.emailjs.com;");
    for (const name of Object.keys(keys)) expect(policyOf({ ...keys, [name]: " " })).toContain("connect-src 'self';");
    expect(policyOf({})).toContain("connect-src 'self';");
  });

  it("allow the code inside the pages by its hash", () => {
    const text = headersFile(hostRules({ styles: ["a{}"], scripts: ["go()"] }));
    const hash = (code: string) => createHash("sha256").update(code).digest("base64");
    expect(text).toContain(`script-src 'self' 'sha256-${hash("go()")}';`);
    expect(text).toContain(`style-src 'sha256-${hash("a{}")}';`);
  });

  it("are written for hosts that read a file; on Vercel, the rule for assets holds for missing files too", () => {
    const rules = hostRules();
    const text = headersFile(rules);
    const vercel = JSON.parse(vercelConfig(rules));
    for (const [key, value] of Object.entries(rules.headers)) {
      expect(text).toContain(`\n  ${key}: ${value}\n`);
      expect(vercel.headers[0].headers).toContainEqual({ key, value });
    }
    expect(text).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(vercelConfig(rules)).not.toContain("immutable");
  });
});
