import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { doWithProgress } from "#tools/shared/progress.ts";
import type { Subject } from "../a11y/model.ts";
import { selectSubjects } from "../a11y/subjects.ts";
import { listSubjects } from "./affected.ts";
import { Camera, sheetViews, viewsOf } from "./camera.ts";
import { page } from "./report.ts";
import type { Tree } from "./trees.ts";

/** The width of a picture on a sheet, and the part of a longer page that it shows. */
const [pictureWidth, mostRatio] = [320, 1.5];

/** The pictures of a subject in a row: a page in every theme and width, a story in every theme and state. */
async function takeRow(camera: Camera, subject: Subject): Promise<string> {
  await camera.open(subject);
  const figures: string[] = [];
  for (const view of subject.kind === "page" ? sheetViews : viewsOf(subject)) {
    const taken = await camera.take(view);
    // a component is shown without the empty window around it
    const picture =
      subject.kind === "page" ? sharp(taken) : sharp(await sharp(taken).trim({ threshold: 0 }).toBuffer());
    const { width, height } = await picture.metadata();
    const top = { left: 0, top: 0, width, height: Math.min(height, Math.round(width * mostRatio)) };
    const small = await picture
      .extract(top)
      .resize({ width: pictureWidth, withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer();
    const image = `<img src="data:image/webp;base64,${small.toString("base64")}" alt="${subject.title}, ${view.name}" loading="lazy">`;
    figures.push(
      `<figure style="display:inline-block;vertical-align:top;margin-inline-end:1rem">${image}<figcaption>${view.name}</figcaption></figure>`,
    );
  }
  const { title } = subject;
  return `<h2>${title}</h2><div class="wide" style="white-space:nowrap" role="region" tabindex="0" aria-label="${title}">${figures.join("")}</div>`;
}

/** Writes a sheet of the pages and one of the ui components, or of what is named, and returns the files. */
export async function writeSheets(tree: Tree, names: readonly string[], folder: string): Promise<string[]> {
  const isShown = ({ kind, group }: Subject) => kind === "page" || names.length > 0 || group.startsWith("ui/");
  const subjects = selectSubjects((await listSubjects(tree)).filter(isShown), names);
  const rows = new Map<Subject, string>();
  const cameras: Camera[] = [];
  await doWithProgress("Pictures taken", subjects, async (subject) => {
    const camera = cameras.pop() ?? (await Camera.start(tree));
    rows.set(subject, await takeRow(camera, subject));
    cameras.push(camera);
  });
  for (const camera of cameras) await camera.quit();
  await mkdir(folder, { recursive: true });
  const sheets = Map.groupBy(subjects, ({ kind }) => (kind === "page" ? "Pages" : "Components"));
  for (const [title, own] of sheets) {
    const content = own.map((subject) => rows.get(subject)).join("\n");
    await writeFile(path.join(folder, `${title.toLowerCase()}.html`), page(title, content));
  }
  return [...sheets.keys()].map((title) => path.join(folder, `${title.toLowerCase()}.html`));
}
