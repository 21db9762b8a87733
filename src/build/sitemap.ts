const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** The site map of all pages, without the not-found page and without `/home`, whose address is `/`. */
export function sitemap(origin: string, paths: string[], notFoundPath: string): string {
  const entries = paths
    .filter((path) => path !== notFoundPath && path !== "/home")
    .map((path) => new URL(path, origin).href.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign))
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
