import { readFileSync } from "node:fs";
import path from "node:path";
import { pageFile } from "#tools/site/page-html.ts";
import { kindOf, pagesIn } from "../site-pages.ts";

/** The built site. */
export const dist = path.resolve(import.meta.dirname, "../../dist");

/** The text of a file of the built site. */
export const readBuilt = (file: string): string => readFileSync(path.join(dist, file), "utf8");

/** The HTML of a path. */
export const pageHtml = (address: string): string => readBuilt(pageFile(address));

/** Every prerendered path. */
export const paths: string[] = pagesIn(dist);

/** The paths grouped by kind of page. */
export const kinds: string[][] = [...Map.groupBy(paths, kindOf).values()];
