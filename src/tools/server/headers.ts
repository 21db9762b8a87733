import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MailSettings } from "#lib/mail/send-mail.ts";
import { hostFolder, type HostRules } from "#tools/server/host-config.ts";
import { codeHash } from "#tools/shared/code-hash.ts";

/** The text of the scripts and styles inside the pages. */
export interface InlineCode {
  styles: string[];
  scripts: string[];
}

/** What the security policy allows beside the site's own files. */
export interface PolicySources extends InlineCode {
  /** The origins that messages are sent to. */
  origins?: readonly string[];
}

/** The origin of the email service. */
export const mailOrigin = "https://api.emailjs.com";

/** The keys of the email service in the environment of a build; undefined unless there are all. */
export function mailKeys(env: Record<string, unknown>): MailSettings | undefined {
  const key = (name: string) => {
    const value = env[`VITE_EMAILJS_${name}`];
    return typeof value === "string" ? value.trim() : "";
  };
  const keys = { publicKey: key("PUBLIC_KEY"), serviceId: key("SERVICE_ID"), templateId: key("TEMPLATE_ID") };
  return Object.values(keys).every(Boolean) ? keys : undefined;
}

const hashes = (texts: string[]) => texts.map((text) => `'${codeHash(text)}'`);

/** The Content Security Policy: only the sources that the site needs, and inline code only with a known hash. */
const policy = ({ styles, scripts, origins = [] }: PolicySources) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(" "),
    // the one style sheet is inside the pages
    `style-src ${hashes(styles).join(" ") || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...origins].join(" ")}`,
    "frame-src https://www.youtube-nocookie.com",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // no code turns text into markup or scripts, so no Trusted Types policy is needed
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

const noCode: PolicySources = { styles: [], scripts: [] };

/** The security headers of every response, from our server and from a static host. */
export const securityHeaders = (code = noCode): Record<string, string> => ({
  "Content-Security-Policy": policy(code),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});

/** The Cache-Control headers of files with a hash in their names, which never change, and of all others; see `HostRules`. */
const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  hashedOrMissing: "public, max-age=3600",
  other: "public, max-age=0, must-revalidate",
} as const;

/** What the configuration of every host says. */
export const hostRules = (code?: PolicySources, base = "/"): HostRules => ({
  // on localhost it would force HTTPS on every other project
  headers: { ...securityHeaders(code), "Strict-Transport-Security": "max-age=31536000" },
  base,
  cache: cacheControl,
});

/** The Cache-Control header of a path. */
export function cacheRule(pathname: string): string {
  return pathname.startsWith("/assets/") ? cacheControl.hashed : cacheControl.other;
}

/** The rules of a built site, as the build wrote them; without their file, those of a site without inline code. */
export function readHostRules(dist: string): HostRules {
  const file = path.join(dist, hostFolder, "rules.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : hostRules();
}
