/** The Content Security Policy: only the sources that the site needs, and nothing inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self' https://api.emailjs.com",
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

/** The security headers of every response, from our server and from a static host. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For static hosts only: on localhost it would force HTTPS on every other project. */
const strictTransport = "max-age=31536000";

const immutable = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

/** The Cache-Control header of a path: files in /assets/ have a hash in their names and never change. */
export function cacheRule(pathname: string): string {
  return pathname.startsWith("/assets/") ? immutable : revalidate;
}

/** The text of `dist/_headers`, which Netlify, Cloudflare Pages and similar hosts read. */
export function headersFile(): string {
  const all = { ...securityHeaders, "Strict-Transport-Security": strictTransport };
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "/assets/*", `  Cache-Control: ${immutable}`, ""].join("\n");
}
