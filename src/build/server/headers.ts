/** What a page may do: only what the site itself needs, and nothing inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https://api.emailjs.com",
  "frame-src https://www.youtube-nocookie.com",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // no code here turns text into markup or scripts, so nothing needs a policy that would allow it
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** The headers of every answer, whoever serves it. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Only for a host with a certificate: on localhost it would force https on every other project there. */
const strictTransport = "max-age=31536000";

const immutable = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

/** Files under /assets/ carry a hash in their name and never change; all others are asked for again. */
export function cacheRule(pathname: string): string {
  return pathname.startsWith("/assets/") ? immutable : revalidate;
}

/** The text of `dist/_headers`, which Netlify, Cloudflare Pages and their like read. */
export function headersFile(): string {
  const all = { ...securityHeaders, "Strict-Transport-Security": strictTransport };
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "/assets/*", `  Cache-Control: ${immutable}`, ""].join("\n");
}
