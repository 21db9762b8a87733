import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { listsOf, releaseNotes } from "#tools/cli/release-notes.ts";
import type { TokenChanges } from "#tools/cli/token-changes.ts";
import { escapeXml } from "#tools/shared/escape-xml.ts";
import { comparePictures, type Difference, type Item } from "./compare.ts";

/** What a comparison found. */
export interface Result {
  /** The commit as it was named. */
  ref: string;
  items: readonly Item[];
  /** The titles of stories and pages without a comparison; those that could not be rendered have their error. */
  others: Readonly<Record<"New" | "Removed" | "Not rendered", readonly string[]>>;
  /** The number of subjects that were rendered, and of all. */
  compared: number;
  total: number;
  seconds: number;
  tokens: TokenChanges;
}

/** So many items of a group have pictures, those with the smallest regions; the others are named. */
const mostPictured = 24;
/** Space around a region in its picture, and the height at which a picture ends, in pixels. */
const [margin, mostHeight] = [40, 1600];

const smallest = ({ views }: Item) => Math.min(...views.map(({ box }) => box.width * box.height));
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

/** The items by their causes: known causes first, then those with the most items; in each the smallest region first. */
export function groupByCause(items: readonly Item[]): { title: string; items: Item[] }[] {
  const groups = [...Map.groupBy(items, ({ causes }) => causes.join(", "))];
  groups.sort(([one, own], [other, others]) => Number(!one) - Number(!other) || others.length - own.length);
  return groups.map(([cause, own]) => ({
    title: `${cause ? `${cause} changed` : "Changed for another reason"}: ${count(own.length, "item")}`,
    items: own.toSorted((one, other) => smallest(one) - smallest(other)),
  }));
}

const othersOf = ({ others }: Result) => Object.entries(others).filter(([, titles]) => titles.length > 0);

/** True if nothing looks different, and nothing is new, gone or broken. */
export const isUnchanged = (result: Result): boolean => result.items.length + othersOf(result).length === 0;

/** One sentence about everything. */
export function verdictOf(result: Result): string {
  const { items, compared, total, seconds } = result;
  const changed = items.length === 0 ? "No pixel differs" : `${count(items.length, "item")} changed`;
  const others = othersOf(result).map(([name, titles]) => `, ${titles.length} ${name.toLowerCase()}`);
  return `${changed}${others.join("")}; ${compared} of ${total} stories and pages were compared in ${seconds} s.`;
}

/** The result with the changes of tokens and contrast, for a pull request. */
export function markdownSummary(result: Result): string {
  const groups = groupByCause(result.items).map(({ title, items }) => {
    const names = items.map((item) => {
      const views = item.views.map(({ view, pixels }) => `${view}: ${pixels} px`);
      return `${item.title} (${views.join("; ")})`;
    });
    return [title, names.length > 10 ? [...names.slice(0, 10), `and ${names.length - 10} more`] : names] as const;
  });
  const lists = listsOf(Object.fromEntries([...groups, ...othersOf(result)]));
  const { tokens, ref } = result;
  return [`## Pixels since ${ref}`, verdictOf(result), ...lists, "## Tokens", releaseNotes({ tokens })].join("\n\n");
}

/** An image without a file. */
export const imageOf = (webp: Buffer, alt: string, name = ""): string =>
  `<img class="${name}" src="data:image/webp;base64,${webp.toString("base64")}" alt="${alt}" loading="lazy">`;

/** A view of an item: the region before and after, the pixels that differ, and a slider between the first two. */
async function figure(title: string, { view, pixels, box, pictures }: Difference, at: number): Promise<string> {
  const { mask, size, old, now } = await comparePictures(pictures.before, pictures.after);
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const width = Math.min(size.width, box.x + box.width + margin) - left;
  const height = Math.min(mostHeight, Math.min(size.height, box.y + box.height + margin) - top);
  const images = Object.entries({ before: old, after: now, difference: mask }).map(async ([name, data]) => {
    const cut = sharp(data, { raw: { ...size, channels: 4 } }).extract({ left, top, width, height });
    return imageOf(await cut.webp({ lossless: true, effort: 1 }).toBuffer(), `${name}: ${title}, ${view}`, name);
  });
  const place = `${count(pixels, "pixel")} in ${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  return `<figure data-view="${view}"${at > 0 ? " hidden" : ""}><figcaption>${view}: ${place}</figcaption>
<div class="pictures">${(await Promise.all(images)).join("")}</div>
<input type="range" value="50" aria-label="Before and after: ${title}, ${view}"></figure>`;
}

const readOwn = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** A page without other files. */
export const page = (title: string, content: string, script = ""): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Korvane</title>
<style>${readOwn("../a11y/report/report.css")}${readOwn("report.css")}</style></head>
<body><main><h1>${title}</h1>\n${content}</main><script>${script}</script></body></html>`;

const list = (names: readonly string[]) => `<ul>${names.map((name) => `<li>${escapeXml(name)}</li>`).join("")}</ul>`;

/** The controls of all pictures: how they are shown, and in which view. */
function controls(views: readonly string[]): string {
  const radios = ["Side by side", "Before", "After", "Slider", "Difference"].map(
    (mode, at) => `<label><input type="radio" name="mode" value="${mode}"${at > 0 ? "" : " checked"}> ${mode}</label>`,
  );
  const options = views.map((view) => `<option>${view}</option>`).join("");
  return `<form aria-label="Pictures"><fieldset><legend>Show</legend>${radios.join(" ")}</fieldset>
<label>Theme and width <select name="view"><option value="">The first that changed</option>${options}</select></label></form>`;
}

/** The items of one cause: some with pictures, and the names of the others. */
async function section({ title, items }: { title: string; items: readonly Item[] }): Promise<string> {
  const parts = [`<h2>${escapeXml(title)}</h2>`];
  for (const item of items.slice(0, mostPictured)) {
    const name = escapeXml(item.title);
    const figures: string[] = [];
    for (const difference of item.views) figures.push(await figure(name, difference, figures.length));
    parts.push(`<article aria-label="${name}"><h3>${name}</h3>${figures.join("\n")}</article>`);
  }
  const others = items.slice(mostPictured).map((item) => item.title);
  const advice = `<summary>${others.length} more; npm run look with a name shows its pictures</summary>`;
  if (others.length > 0) parts.push(`<details>${advice}${list(others)}</details>`);
  return parts.join("\n");
}

/** The report to look at: one accessible page without other files. */
export async function htmlReport(result: Result): Promise<string> {
  const sections: string[] = [];
  for (const group of groupByCause(result.items)) sections.push(await section(group));
  const views = new Set(result.items.flatMap((item) => item.views.map(({ view }) => view)));
  const content = [
    `<p class="verdict ${isUnchanged(result) ? "passed" : "failed"}"><strong>${verdictOf(result)}</strong></p>`,
    views.size > 0 ? controls([...views]) : "",
    ...sections,
    ...othersOf(result).map(([title, names]) => `<h2>${title}</h2>${list(names)}`),
    `<h2>Tokens and contrast</h2><pre>${escapeXml(releaseNotes({ tokens: result.tokens }))}</pre>`,
  ];
  return page(`Pixels since ${escapeXml(result.ref)}`, content.join("\n"), readOwn("report-controls.js"));
}

/** Writes the report, the summary, and the result for programs into a folder. */
export async function writeReport(result: Result, folder: string): Promise<void> {
  const withoutPictures = (key: string, value: unknown) => (key === "pictures" ? undefined : value);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.html"), await htmlReport(result));
  await writeFile(path.join(folder, "summary.md"), markdownSummary(result));
  await writeFile(path.join(folder, "look.json"), `${JSON.stringify(result, withoutPictures, 2)}\n`);
}
