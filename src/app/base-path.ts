import { canonicalPath } from "#lib/navigation/canonical-path.ts";

/** The path of the site without a slash at its end: empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.slice(0, -1);

/** The path of an address within the site. */
export const sitePath = (pathname: string): string => pathname.slice(basePath.length) || "/";

/** Shows a page that a host serves at several addresses at the one of its links, where the routes find it. */
export function showCanonicalPath(): void {
  const { pathname, search, hash } = window.location;
  const canonical = basePath + canonicalPath(sitePath(pathname));
  if (canonical !== pathname) window.history.replaceState(window.history.state, "", canonical + search + hash);
}
