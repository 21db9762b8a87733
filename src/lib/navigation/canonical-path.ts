/** An encoded letter, digit, hyphen, underscore or tilde, which means the plain character: RFC 3986, section 2.3. */
export const encodedUnreserved = String.raw`%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)`;

/** The one address of a page: without needless encoding, trailing or doubled slashes, and `.html`. */
export function canonicalPath(pathname: string): string {
  const plain = pathname.replaceAll(new RegExp(encodedUnreserved, "gi"), decodeURIComponent);
  // a path with two slashes in a Location header would be another host
  const single = plain.replaceAll(/[/\\]{2,}/g, "/");
  return single.replace(/(?:\/index)?(?:\.html)?\/?$/, "") || "/";
}

/** The path of the Markdown copy of a page. */
export const markdownPath = (path: string): string => `${path === "/" ? "/index" : path}.md`;
