/** The address in canonical URLs, link previews, sitemap and feed of a build without one of its own. */
export const exampleUrl = "https://korvane.example";

/** Host, port and folders without characters that HTML, XML or a list of addresses would change. */
const plainAddress = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w.~-]+)*$/;

/**
 * The address of the deployed site without a slash at its end, such as `https://korvane.com` or `https://example.com/korvane`.
 *
 * @param value the content of `VITE_SITE_URL`
 * @throws Error that says how to write it
 */
export function siteUrl(value: string | undefined): string {
  if (!value?.trim()) return exampleUrl;
  const advice = `VITE_SITE_URL is '${value}': write the whole address, for instance https://korvane.com.`;
  if (!URL.canParse(value)) throw new Error(advice);
  const { origin, pathname, search, hash, username } = new URL(value);
  const address = origin + pathname.replace(/\/+$/, "");
  if (!plainAddress.test(address) || search || hash || username) throw new Error(advice);
  return address;
}

/** Where the site is deployed. */
export interface SiteAddress {
  /** The whole address without a slash at its end. */
  address: string;
  /** The path, with a slash at both ends. */
  base: string;
}

/**
 * The address and the path of the deployed site; each may be left out, since the path is a part of the address.
 *
 * @throws Error that says how to write them, or that they contradict each other
 */
export function siteAddress(settings: Readonly<Record<string, string | undefined>>): SiteAddress {
  const { VITE_SITE_URL, BASE_PATH } = settings;
  const address = siteUrl(VITE_SITE_URL);
  const { origin, pathname } = new URL(`${address}/`);
  if (!BASE_PATH?.trim()) return { address, base: pathname };
  if (!/^\/?(?!\/)[\w.~/-]*$/.test(BASE_PATH))
    throw new Error(`BASE_PATH is '${BASE_PATH}': write a path with a slash at both ends, for instance /korvane/.`);
  const base = `/${BASE_PATH}/`.replaceAll(/\/{2,}/g, "/");
  if (pathname !== "/" && pathname !== base)
    throw new Error(`BASE_PATH is '${base}', but the path of VITE_SITE_URL is '${pathname}'.`);
  return { address: origin + base.slice(0, -1), base };
}

/**
 * The address of the Storybook that the site map links to, or an empty string. By default, a build without an address of its
 * own links to the Storybook that `npm start` serves, and a deployed site to none.
 *
 * @param value the content of `VITE_STORYBOOK_URL`: a whole address, or a path of the site
 * @param site the address of the site
 */
export const storybookUrl = (value: string | undefined, site: string): string =>
  value?.trim() || (site === exampleUrl ? "/storybook/index.html" : "");
