const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text as it stands in XML. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** The site map of all pages, without the not-found page and without `/home`, whose address is `/`. */
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

/** Everything may be read; the site map says where to begin. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`;
}
