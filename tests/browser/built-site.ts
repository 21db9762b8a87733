import path from "node:path";
import { kindOf, pagesIn } from "../site-pages.ts";

/** The built site. */
export const dist = path.resolve(import.meta.dirname, "../../dist");

/** Every prerendered path. */
export const paths: string[] = pagesIn(dist);

/** The paths grouped by kind of page. */
export const kinds: string[][] = [...Map.groupBy(paths, kindOf).values()];
