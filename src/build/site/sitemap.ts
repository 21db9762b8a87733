const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes a text for XML. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The sitemap of all pages, without the not-found page and `/home`, whose canonical path is `/`. */
export function sitemap(origin: string, paths: string[], notFoundPath: string): string {
  const entries = paths
    .filter((path) => path !== notFoundPath && path !== "/home")
    .map((path) => escapeXml(new URL(path, origin).href))
    .map((address) => `<url><loc>${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Allows all crawlers and names the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`;
}
