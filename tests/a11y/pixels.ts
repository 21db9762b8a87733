import type { Page } from "playwright";
import sharp from "sharp";

/** An area of the window, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Pixel = readonly [red: number, green: number, blue: number];

/** Luminance of WCAG 2, from channels of 0 to 255. */
function luminance([red, green, blue]: Pixel): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(one: Pixel, other: Pixel): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** An area of the window as the browser paints it now: a byte for red, green and blue of each pixel, row by row. */
export async function readPixels(page: Page, clip: Box): Promise<Buffer> {
  const picture = await page.screenshot({ clip, type: "png", animations: "allow", caret: "initial" });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** A pixel of an area by its place, from 0, row by row. */
export const pixelOf = (picture: Buffer, place: number): Pixel => [
  picture[3 * place] ?? 0,
  picture[3 * place + 1] ?? 0,
  picture[3 * place + 2] ?? 0,
];
