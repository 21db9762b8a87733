import path from "node:path";
import sharp from "sharp";
import { escapeXml } from "#tools/shared/escape-xml.ts";
import { assets, color, margin, panel } from "#tools/site/card-style.ts";

/**
 * Instances of Instrument Sans, condensed and normal, of medium weight, made from the variable font with fontTools, because
 * the renderer reads no WOFF2. Their family names keep an installed Instrument Sans from replacing them.
 */
export const fonts = {
  heading: { font: "InstrumentSansHeading", file: path.join(assets, "instrument-sans-heading.ttf") },
  label: { font: "InstrumentSansLabel", file: path.join(assets, "instrument-sans-label.ttf") },
};

interface TextOptions {
  size: number;
  fill: string;
  family: keyof typeof fonts;
  /** The width of the lines in pixels; a longer word exceeds it. */
  width?: number;
}

/** The width of the text on a card. */
const textWidth = panel - margin * 2;

/** A compound such as 'line-side', which stays on one line. */
const compound = /[^\s-]+(?:-[^\s-]+)+/g;

/** Text as an image, wrapped between words. */
export function drawText(text: string, { size, fill, family, width: lineWidth = textWidth }: TextOptions) {
  const { font, file } = fonts[family];
  const words = escapeXml(text).replaceAll(compound, '<span allow_breaks="false">$&</span>');
  return sharp({
    text: {
      text: `<span foreground="${fill}">${words}</span>`,
      font: `${font} ${size}`,
      fontfile: file,
      width: lineWidth,
      wrap: "word",
      spacing: Math.round(size * -0.08),
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Longer titles are smaller, so that each has at most four lines. */
const titleSizes = ({ length }: string) =>
  [72, 64, 56, 48, 44, 40, 36, 32].filter((size) => length * size <= 2600 || size <= 48);

/**
 * A title in the largest size in which its longest word fits, in lines of similar length. The package satori has no such
 * search: it cuts a long word off, and joins words in lines that it balances.
 */
export async function drawTitle(title: string) {
  const options = { fill: color.ink, family: "heading" } as const;
  for (const size of titleSizes(title)) {
    let drawn = await drawText(title, { ...options, size });
    if (drawn.info.width > textWidth) continue;
    const { height: fullHeight } = drawn.info;
    for (let narrow = 0, wide = drawn.info.width; wide - narrow > 8;) {
      const middle = Math.round((narrow + wide) / 2);
      const narrower = await drawText(title, { ...options, size, width: middle });
      // another line is higher than the difference that ascenders and descenders make
      if (narrower.info.width <= middle && narrower.info.height < fullHeight + size / 2) {
        drawn = narrower;
        wide = middle;
      } else narrow = middle;
    }
    return drawn;
  }
  throw new Error(`The link preview of '${title}' has no room for its longest word.`);
}
