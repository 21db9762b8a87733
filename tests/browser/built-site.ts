import { readdirSync } from "node:fs";
import path from "node:path";

/** The built site. */
export const dist = path.resolve(import.meta.dirname, "../../dist");

/** Every prerendered path, from the files of the built site; the sitemap omits other layouts of the same content. */
export const paths: string[] = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map(
    (file) =>
      `/${file
        .split(path.sep)
        .join("/")
        .replace(/(?:index)?\.html$/, "")}`,
  )
  .toSorted();

/** The paths grouped by kind of page; the records of one folder are one kind. */
export const kinds: string[][] = [
  ...Map.groupBy(paths, (one) => (one.split("/").length > 2 ? one.replace(/[^/]+$/, "…") : one)).values(),
];
