import { createHash } from "node:crypto";

/** The hash of each page's text and the day on which the text had changed, by path: `src/content/page-dates.json`. */
export type PageDates = Readonly<Record<string, readonly [hash: string, day: string]>>;

/** A hash of the visible text of a page without header and footer, so that a change of layout is no change. */
export function textHash(page: string): string {
  const [, main = page] = /<main[^>]*>([\s\S]*)<\/main>/.exec(page) ?? [];
  const text = main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** The dates after a build: the recorded day for a page whose text is the recorded one, else the day of the build. */
export function updateDates(recorded: PageDates, pages: ReadonlyMap<string, string>, day: string): PageDates {
  return Object.fromEntries(
    [...pages].map(([path, hash]) => [path, recorded[path]?.[0] === hash ? recorded[path] : [hash, day]]),
  );
}

/** The paths whose text has changed since their days were recorded, or that have none. */
export const changedPages = (recorded: PageDates, dates: PageDates): string[] =>
  Object.keys(dates).filter((path) => recorded[path]?.[0] !== dates[path]?.[0]);

/** The dates as the formatter writes them, a line for each page. */
export function writeDates(dates: PageDates): string {
  const lines = Object.entries(dates).map(
    ([path, [hash, day]]) => `  ${JSON.stringify(path)}: [${JSON.stringify(hash)}, ${JSON.stringify(day)}]`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The day of the build, such as `2026-09-07`; `SOURCE_DATE_EPOCH` sets it: https://reproducible-builds.org/specs/source-date-epoch/ */
export function buildDay(): string {
  const seconds = Number(process.env["SOURCE_DATE_EPOCH"]);
  return (seconds > 0 ? new Date(seconds * 1000) : new Date()).toISOString().slice(0, 10);
}
