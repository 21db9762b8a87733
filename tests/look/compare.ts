import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { Subject } from "../a11y/model.ts";
import type { Box } from "../a11y/pixels.ts";
import type { Reasons } from "./affected.ts";
import { type Camera, type View, viewsOf } from "./camera.ts";
import type { TokenEdits } from "./token-edits.ts";

/** Two pictures of a view that differ. */
export interface Difference {
  view: string;
  /** The number of pixels that differ in any channel. */
  pixels: number;
  /** The smallest area that holds all of them. */
  box: Box;
  before: Buffer;
  after: Buffer;
}

/** A subject that looks different. */
export interface Item {
  subject: Subject;
  /** The tokens and files that changed its pixels; empty if none of them explains it. */
  causes: string[];
  differences: Difference[];
}

/** Compares two pictures without a threshold; what one of them does not cover is transparent there. */
export async function comparePictures(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const read = (picture: Buffer, at: number) => {
    const [right, bottom] = [width - (sizes[at]?.width ?? 0), height - (sizes[at]?.height ?? 0)];
    return sharp(picture).ensureAlpha().extend({ right, bottom, background: "#0000" }).raw().toBuffer();
  };
  const [old, now] = await Promise.all([read(before, 0), read(after, 1)]);
  const mask = Buffer.alloc(old.length);
  const options = {
    threshold: 0,
    includeAA: true,
    diffMask: true,
    diffColor: [214, 0, 88] as [number, number, number],
  };
  const pixels = pixelmatch(old, now, mask, width, height, options);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < width * height; at++) {
    if (mask[4 * at + 3] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const box: Box = { x: left, y: top, width: right - left, height: bottom - top };
  return { pixels, box, size: { width, height }, old, now, mask };
}

/** Two trees with a camera each, and the tokens that differ between them. */
export interface Comparison {
  before: Camera;
  after: Camera;
  tokens: TokenEdits;
}

/** Shows the old tree with the new tokens: which edits change a view, and whether all of them make it look as it does now. */
async function tokenCauses({ before, tokens }: Comparison, view: View, old: Buffer, now: Buffer) {
  const whole = tokens.edited.size > 0 ? await before.take(view, tokens.sheet) : old;
  const causes: string[] = [];
  if (!whole.equals(old))
    for (const [name, sheet] of tokens.edited) if (!(await before.take(view, sheet)).equals(old)) causes.push(name);
  return { causes, isWhole: whole.equals(now) };
}

/** Breakpoints and sizes of text have no custom property, so that no style sheet shows their effect. */
const isCompiled = (name: string) => /^(?:breakpoint|font\.size|typography)\./.test(name);

async function compareOnce(comparison: Comparison, subject: Subject, reasons: Reasons | undefined): Promise<Item> {
  const { before, after, tokens } = comparison;
  await Promise.all([before.open(subject), after.open(subject)]);
  const causes = new Set<string>();
  const differences: Difference[] = [];
  for (const view of viewsOf(subject, reasons !== undefined)) {
    const [old, now] = await Promise.all([before.take(view), after.take(view)]);
    if (old.equals(now)) continue;
    const { pixels, box } = await comparePictures(old, now);
    differences.push({ view: view.name, pixels, box, before: old, after: now });
    const found = await tokenCauses(comparison, view, old, now);
    const compiled = reasons?.usesTokens ? [...tokens.edited.keys()].filter(isCompiled) : [];
    for (const cause of found.causes) causes.add(cause);
    if (!found.isWhole) for (const cause of [...compiled, ...(reasons?.files ?? [])]) causes.add(cause);
  }
  return { subject, causes: [...causes], differences };
}

/**
 * Compares a subject in both trees; undefined if no pixel differs. What differs is compared again in fresh
 * documents: other stories may have left something behind, or a busy machine may have shown a page before its last frame.
 */
export async function compareSubject(comparison: Comparison, subject: Subject, reasons: Reasons | undefined) {
  const { before, after } = comparison;
  let item = await compareOnce(comparison, subject, reasons);
  if (item.differences.length > 0) {
    await Promise.all([before.close(), after.close()]);
    item = await compareOnce(comparison, subject, reasons);
  }
  return item.differences.length > 0 ? item : undefined;
}
