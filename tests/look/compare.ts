import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { Subject } from "../a11y/model.ts";
import type { Box } from "../a11y/pixels.ts";
import type { Reasons } from "./affected.ts";
import { type Camera, type View, viewsOf } from "./camera.ts";
import type { TokenEdits } from "./token-edits.ts";

/** A view in which a subject looks different. */
export interface Difference {
  view: string;
  /** The number of pixels that differ in any channel. */
  pixels: number;
  /** The smallest area that holds all of them. */
  box: Box;
  /** As PNG. */
  pictures: { before: Buffer; after: Buffer };
}

/** A subject that looks different. */
export interface Item extends Subject {
  /** The tokens and files that changed its pixels; empty if none of them explains it. */
  causes: string[];
  views: Difference[];
}

/** Compares two pictures without a threshold; what one of them does not cover is transparent there. */
export async function comparePictures(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const [width, height] = [Math.max(...sizes.map((one) => one.width)), Math.max(...sizes.map((one) => one.height))];
  const read = (picture: Buffer, at: number) => {
    const [right, bottom] = [width - (sizes[at]?.width ?? 0), height - (sizes[at]?.height ?? 0)];
    return sharp(picture).ensureAlpha().extend({ right, bottom, background: "#0000" }).raw().toBuffer();
  };
  const [old, now] = await Promise.all([read(before, 0), read(after, 1)]);
  const mask = Buffer.alloc(old.length);
  const options = { threshold: 0, includeAA: true, diffMask: true };
  const pixels = pixelmatch(old, now, mask, width, height, options);
  const picture = sharp(mask, { raw: { width, height, channels: 4 } });
  const trimmed = picture.trim({ background: "#0000", threshold: 0, lineArt: true });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const box: Box = { x: Math.abs(trimOffsetLeft), y: Math.abs(trimOffsetTop), width: info.width, height: info.height };
  return { pixels, box, size: { width, height }, old, now, mask };
}

/** Two trees with a camera each, and the tokens that differ between them. */
export interface Comparison {
  before: Camera;
  after: Camera;
  tokens: TokenEdits;
}

/** Breakpoints and sizes of text have no custom property, so that no style sheet shows their effect. */
const isCompiled = (name: string) => /^(?:breakpoint|font\.size|typography)\./.test(name);

/** Shows the old tree with the new tokens, all and one by one; files are causes if it does not look as it does now. */
async function causesOf({ before, tokens }: Comparison, view: View, old: Buffer, now: Buffer, reasons?: Reasons) {
  const { edited, sheet: all } = tokens;
  const whole = edited.size > 0 ? await before.take(view, all) : old;
  const causes: string[] = [];
  if (!whole.equals(old))
    for (const [name, sheet] of edited) if (!(await before.take(view, sheet)).equals(old)) causes.push(name);
  if (whole.equals(now)) return causes;
  const compiled = reasons?.usesTokens ? [...edited.keys()].filter(isCompiled) : [];
  return [...causes, ...compiled, ...(reasons?.files ?? [])];
}

async function compareOnce(comparison: Comparison, subject: Subject, reasons: Reasons | undefined): Promise<Item> {
  const { before, after } = comparison;
  await Promise.all([before.open(subject), after.open(subject)]);
  const item: Item = { ...subject, causes: [], views: [] };
  for (const view of viewsOf(subject, reasons !== undefined)) {
    const [old, now] = await Promise.all([before.take(view), after.take(view)]);
    if (old.equals(now)) continue;
    const { pixels, box } = await comparePictures(old, now);
    item.views.push({ view: view.name, pixels, box, pictures: { before: old, after: now } });
    item.causes.push(...(await causesOf(comparison, view, old, now, reasons)));
  }
  return { ...item, causes: [...new Set(item.causes)] };
}

/**
 * Compares a subject in both trees; undefined if no pixel differs. What differs is compared again in fresh
 * documents: other stories may have left something behind, or a busy machine may have shown a page before its last frame.
 */
export async function compareSubject(comparison: Comparison, subject: Subject, reasons: Reasons | undefined) {
  const first = await compareOnce(comparison, subject, reasons);
  if (first.views.length === 0) return undefined;
  await Promise.all([comparison.before.close(), comparison.after.close()]);
  const item = await compareOnce(comparison, subject, reasons);
  return item.views.length > 0 ? item : undefined;
}
