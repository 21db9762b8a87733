import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { assets, color, height, panel, width } from "#tools/site/card-style.ts";

const pictures = new Map<string, Promise<{ data: Buffer; info: OutputInfo }>>();

/**
 * The part that a card shows of pictures whose subject is not in the middle, or is wider than the middle: left and top edge
 * and width, in fractions of the picture. A part may be higher than its picture, whose edges then continue.
 */
const parts: Readonly<Record<string, { left: number; top: number; width: number }>> = {
  "blog-1-were-live": { left: 0.165, top: -0.38, width: 0.69 },
  "macro-board-housing": { left: 0.26, top: 0, width: 0.5 },
};

/** A picture in the size of its place: its part, or the middle. */
async function crop(name: string) {
  const file = path.join(assets, `${name}.webp`);
  const size = { width: width - panel, height };
  const part = parts[name];
  const fit = name.startsWith("cut-") ? "contain" : "cover";
  if (!part) return sharp(file).resize({ ...size, fit, background: color.paper });
  const picture = await sharp(file).metadata();
  const top = Math.round(part.top * picture.height);
  const partWidth = Math.round(part.width * picture.width);
  const partHeight = Math.round((partWidth * size.height) / size.width);
  const above = Math.max(0, -top);
  const below = Math.max(0, top + partHeight - picture.height);
  const extended = await sharp(file).extend({ top: above, bottom: below, extendWith: "copy" }).png().toBuffer();
  // without the blur, the noise of the edges would continue as stripes
  const whole = await sharp(extended)
    .blur(48)
    .composite([{ input: file, left: 0, top: above }])
    .png()
    .toBuffer();
  return sharp(whole)
    .extract({ left: Math.round(part.left * picture.width), top: top + above, width: partWidth, height: partHeight })
    .resize(size);
}

/** The picture at the right, decoded once for all cards that show it. */
export function drawPicture(name: string) {
  const known = pictures.get(name);
  if (known) return known;
  const drawn = crop(name).then((image) =>
    image.flatten({ background: color.paper }).raw().toBuffer({ resolveWithObject: true }),
  );
  pictures.set(name, drawn);
  return drawn;
}
