/** The address in canonical URLs, link previews, sitemap and feed of a build without one of its own. */
export const exampleUrl = "https://korvane.example";

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
  const { protocol, origin, pathname, search, hash, username } = new URL(value);
  if (!/^https?:$/.test(protocol) || search || hash || username) throw new Error(advice);
  return origin + pathname.replace(/\/+$/, "");
}
