import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Subject } from "../a11y/model.ts";
import { selectSubjects } from "../a11y/subjects.ts";
import { listSubjects } from "./affected.ts";
import { type Camera, photograph, sheetViews, viewsOf } from "./camera.ts";
import { imageOf, page } from "./report.ts";
import type { Tree } from "./trees.ts";

/** The width of a picture on a sheet, and the part of a longer page that it shows. */
const [pictureWidth, mostRatio] = [320, 1.5];

/** The pictures of a subject in a row: a page in every theme and width, a story in every theme and state. */
async function takeRow(camera: Camera, subject: Subject): Promise<string> {
  await camera.open(subject);
  const isPage = subject.kind === "page";
  const { title } = subject;
  const figures: string[] = [];
  for (const view of isPage ? sheetViews : viewsOf(subject)) {
    const taken = await camera.take(view);
    // a component is shown without the empty window around it
    const picture = sharp(isPage ? taken : await sharp(taken).trim({ threshold: 0 }).toBuffer());
    const { width, height } = await picture.metadata();
    const top = { left: 0, top: 0, width, height: Math.min(height, Math.round(width * mostRatio)) };
    const small = picture.extract(top).resize({ width: pictureWidth, withoutEnlargement: true });
    const image = imageOf(await small.webp({ quality: 70 }).toBuffer(), `${title}, ${view.name}`);
    figures.push(`<figure>${image}<figcaption>${view.name}</figcaption></figure>`);
  }
  return `<h2>${title}</h2><div class="wide" role="region" tabindex="0" aria-label="${title}">${figures.join("")}</div>`;
}

/** Writes a sheet of the pages and one of the ui components, or of what is named. */
export async function writeSheets(tree: Tree, names: readonly string[], folder: string): Promise<void> {
  const isShown = ({ kind, group }: Subject) => kind === "page" || names.length > 0 || group.startsWith("ui/");
  const subjects = selectSubjects((await listSubjects(tree)).filter(isShown), names);
  const rows = new Map<Subject, string>();
  const failed = await photograph("Pictures taken", [tree], subjects, async ([camera], subject) => {
    rows.set(subject, await takeRow(camera, subject));
  });
  for (const error of failed) console.error(error);
  await mkdir(folder, { recursive: true });
  const sheets = Map.groupBy(subjects, ({ kind }) => (kind === "page" ? "Pages" : "Components"));
  for (const [title, own] of sheets) {
    const file = path.join(folder, `${title.toLowerCase()}.html`);
    await writeFile(file, page(title, own.map((subject) => rows.get(subject)).join("\n")));
    console.log(`Contact sheet: ${file}`);
  }
}
