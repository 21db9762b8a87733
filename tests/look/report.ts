import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { listsOf, markdownReport } from "#tools/cli/token-changes-report.ts";
import type { TokenChanges } from "#tools/cli/token-changes.ts";
import { escapeXml } from "#tools/shared/escape-xml.ts";
import { comparePictures, type Difference, type Item } from "./compare.ts";

/** What a comparison found. */
export interface Result {
  /** The commit as it was named. */
  ref: string;
  items: readonly Item[];
  /** The titles of new and removed stories and pages, and of those that could not be rendered, with the error. */
  added: readonly string[];
  removed: readonly string[];
  failed: readonly string[];
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

const smallest = ({ differences }: Item) => Math.min(...differences.map(({ box }) => box.width * box.height));
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

/** True if nothing looks different, and nothing is new, gone or broken. */
export const isUnchanged = ({ items, added, removed, failed }: Result): boolean =>
  items.length + added.length + removed.length + failed.length === 0;

/** One sentence about everything. */
export function verdictOf({ items, added, removed, failed, compared, total, seconds }: Result): string {
  const changed = items.length === 0 ? "No pixel differs" : `${count(items.length, "item")} changed`;
  const others = Object.entries({ new: added, removed, "not rendered": failed }).filter(([, list]) => list.length > 0);
  const rest = others.map(([name, list]) => `, ${list.length} ${name}`).join("");
  return `${changed}${rest}; ${compared} of ${total} stories and pages were compared in ${seconds} s.`;
}

/** The lists of names at the end of a report, by their titles. */
const endOf = ({ added, removed, failed }: Result) => ({
  New: added,
  Removed: removed,
  "Could not be rendered": failed,
});

/** The result with the changes of tokens and contrast, for a pull request. */
export function markdownSummary(result: Result): string {
  const groups = groupByCause(result.items).map(({ title, items }) => {
    const names = items.map(({ subject, differences }) => {
      const views = differences.map(({ view, pixels }) => `${view}: ${pixels} px`);
      return `${subject.title} (${views.join("; ")})`;
    });
    return [title, names.length > 10 ? [...names.slice(0, 10), `and ${names.length - 10} more`] : names] as const;
  });
  const lists = [...groups, ...Object.entries(endOf(result))].map(
    ([title, names]) => [title, names.map((name) => name.replaceAll("\n", " "))] as const,
  );
  const sections = listsOf(Object.fromEntries(lists));
  const tokens = markdownReport(result.tokens, result.ref);
  return [`## Pixels since ${result.ref}`, verdictOf(result), ...sections, tokens].join("\n\n");
}

/** A view of an item: the region before and after, the pixels that differ, and a slider between the first two. */
async function figure(title: string, { view, pixels, box, before, after }: Difference, at: number): Promise<string> {
  const { mask, size, old, now } = await comparePictures(before, after);
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const width = Math.min(size.width, box.x + box.width + margin) - left;
  const height = Math.min(mostHeight, Math.min(size.height, box.y + box.height + margin) - top);
  const images = Object.entries({ before: old, after: now, difference: mask }).map(async ([name, data]) => {
    const cut = sharp(data, { raw: { ...size, channels: 4 } }).extract({ left, top, width, height });
    const source = (await cut.webp({ lossless: true, effort: 1 }).toBuffer()).toString("base64");
    const alt = escapeXml(`${name}: ${title}, ${view}`);
    return `<img class="${name}" src="data:image/webp;base64,${source}" width="${width}" height="${height}" alt="${alt}">`;
  });
  const place = `${count(pixels, "pixel")} in ${box.width} × ${box.height} at ${box.x}, ${box.y}`;
  const cut = height < box.height ? `; the first ${height} rows are shown` : "";
  return `<figure data-view="${view}"${at > 0 ? " hidden" : ""}><figcaption>${view}: ${place}${cut}</figcaption>
<div class="pictures">${(await Promise.all(images)).join("")}</div>
<input type="range" value="50" aria-label="${escapeXml(`Before and after: ${title}, ${view}`)}"></figure>`;
}

const readOwn = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** A page without other files. */
export const page = (title: string, content: string, script = ""): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Korvane</title>
<style>${readOwn("../a11y/report/report.css")}${readOwn("report.css")}</style></head>
<body><main data-mode="pair"><h1>${title}</h1>\n${content}</main><script>${script}</script></body></html>
`;

const list = (names: readonly string[]) => `<ul>${names.map((name) => `<li>${escapeXml(name)}</li>`).join("")}</ul>`;

/** The controls of all pictures: how they are shown, and in which view. */
function controls(views: readonly string[]): string {
  const modes = { pair: "Side by side", before: "Before", after: "After", slider: "Slider", difference: "Difference" };
  const radios = Object.entries(modes).map(
    ([mode, name]) =>
      `<label><input type="radio" name="mode" value="${mode}"${mode === "pair" ? " checked" : ""}> ${name}</label>`,
  );
  const options = views.map((view) => `<option>${view}</option>`).join("");
  return `<form aria-label="Pictures"><fieldset><legend>Show</legend>${radios.join(" ")}</fieldset>
<label>Theme and width <select name="view"><option value="">The first that changed</option>${options}</select></label></form>`;
}

/** The report to look at: one accessible page without other files. */
export async function htmlReport(result: Result): Promise<string> {
  const sections: string[] = [];
  for (const { title, items } of groupByCause(result.items)) {
    sections.push(`<h2>${escapeXml(title)}</h2>`);
    for (const { subject, differences } of items.slice(0, mostPictured)) {
      const id = `item-${sections.length}`;
      const figures: string[] = [];
      for (const one of differences) figures.push(await figure(subject.title, one, figures.length));
      sections.push(
        `<article aria-labelledby="${id}"><h3 id="${id}">${escapeXml(subject.title)}</h3>${figures.join("\n")}</article>`,
      );
    }
    const others = items.slice(mostPictured).map(({ subject }) => subject.title);
    const advice = `<summary>${others.length} more; npm run look with a name shows its pictures</summary>`;
    if (others.length > 0) sections.push(`<details>${advice}${list(others)}</details>`);
  }
  const views = new Set(result.items.flatMap(({ differences }) => differences.map(({ view }) => view)));
  const content = [
    `<p class="verdict ${isUnchanged(result) ? "passed" : "failed"}"><strong>${verdictOf(result)}</strong></p>`,
    ...(views.size > 0 ? [controls([...views])] : []),
    ...sections,
    ...Object.entries(endOf(result)).map(([title, names]) =>
      names.length > 0 ? `<h2>${title}</h2>${list(names)}` : "",
    ),
    `<h2>Tokens and contrast</h2><pre>${escapeXml(markdownReport(result.tokens, result.ref))}</pre>`,
  ];
  return page(`Pixels since ${escapeXml(result.ref)}`, content.join("\n"), readOwn("report-controls.js"));
}

/** Writes the report, the summary, and the result for programs into a folder. */
export async function writeReport(result: Result, folder: string): Promise<void> {
  const items = result.items.map(({ subject, causes, differences }) => {
    const views = differences.map(({ view, pixels, box }) => ({ view, pixels, box }));
    return { ...subject, causes, views };
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.html"), await htmlReport(result));
  await writeFile(path.join(folder, "summary.md"), markdownSummary(result));
  await writeFile(path.join(folder, "look.json"), `${JSON.stringify({ ...result, items }, undefined, 2)}\n`);
}
