import { readdirSync } from "node:fs";

/** Every prerendered path of a built site, from its files; the sitemap omits other layouts of the same content. */
export const pagesIn = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:index)?\.html$/, "")}`)
    .toSorted();

/** The kind of page of a path: the records of one folder are one kind. */
export const kindOf = (path: string): string => (path.split("/").length > 2 ? path.replace(/[^/]+$/, "…") : path);
