/** The names of this machine, each with any port. */
const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request's `Host` is this machine, or a host of `ALLOWED_HOSTS` (names without port, joined with commas). Another
 * host means that a foreign site has pointed its name to this machine: https://developer.mozilla.org/docs/Glossary/DNS_rebinding
 */
export function isAllowedHost(host = ""): boolean {
  const allowed = (process.env["ALLOWED_HOSTS"] ?? "").split(",").map((name) => name.trim());
  return local.test(host) || (host !== "" && allowed.includes(host.replace(/:\d+$/, "")));
}
