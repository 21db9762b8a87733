import type { Page } from "playwright";
import sharp from "sharp";
import type { Rgba } from "#lib/inspect/contrast.ts";

/** An area of the window, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area of the window as the browser paints it now: a byte for red, green and blue of each pixel, row by row. */
export async function readPixels(page: Page, clip: Box): Promise<Buffer> {
  const picture = await page.screenshot({ clip, type: "png", animations: "allow", caret: "initial" });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** The color of a pixel of an area by its place, from 0, row by row. */
export function pixelOf(picture: Buffer, place: number): Rgba {
  const [red = 0, green = 0, blue = 0] = picture.subarray(3 * place, 3 * place + 3);
  return [red / 255, green / 255, blue / 255, 1];
}
