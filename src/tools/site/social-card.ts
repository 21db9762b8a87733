import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { doWithProgress } from "#tools/shared/progress.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { drawPicture } from "#tools/site/card-picture.ts";
import { accent, assets, color, height, margin, panel, width } from "#tools/site/card-style.ts";
import { drawText, drawTitle, fonts } from "#tools/site/card-text.ts";

/** The link preview of a page. */
export interface SocialCard {
  /** The file, relative to the built site. */
  file: string;
  title: string;
  /** The list that the page belongs to. */
  label: string;
  tagline: string;
  /** The name of a picture in `src/assets`, without extension. */
  picture: string;
  /** The picture is the whole card, except for the company's name. */
  isFinished: boolean;
}

const logo = path.join(assets, "logo-korvane-ink.svg");
const code = ["social-card.ts", "card-picture.ts", "card-style.ts", "card-text.ts"].map((name) =>
  path.join(import.meta.dirname, name),
);
/** Beside the pictures, so a new installation keeps the cards. */
const cache = path.resolve(import.meta.dirname, "../../../.cache/cards");

const drawLogo = (logoWidth: number): Promise<Buffer> => sharp(logo).resize({ width: logoWidth }).png().toBuffer();

/** The height of the orange bar below the whole card. */
const barHeight = 10;

const layer = ({ data, info }: { data: Buffer; info: OutputInfo }) => ({
  input: data,
  raw: { width: info.width, height: info.height, channels: info.channels },
});

async function draw({ title, label, tagline, picture, isFinished }: SocialCard): Promise<Buffer> {
  if (isFinished)
    return sharp(path.join(assets, `${picture}.webp`))
      .resize({ width, height })
      .composite([{ input: await drawLogo(225), left: margin, top: margin - 2 }])
      .jpeg({ quality: 82 })
      .toBuffer();
  const [photo, mark, heading, kicker, footer] = await Promise.all([
    drawPicture(picture),
    drawLogo(198),
    drawTitle(title),
    label ? drawText(label, { size: 26, fill: accent.label, family: "label" }) : undefined,
    drawText(tagline, { size: 26, fill: color.slate, family: "label" }),
  ]);
  const top = Math.round((height - heading.info.height) / 2) + 16;
  return sharp({ create: { width, height, channels: 3, background: color.paper } })
    .composite([
      { ...layer(photo), left: panel, top: 0 },
      {
        input: { create: { width, height: barHeight, channels: 3, background: accent.bar } },
        left: 0,
        top: height - barHeight,
      },
      { input: mark, left: margin, top: margin - 8 },
      { ...layer(heading), left: margin, top },
      ...(kicker ? [{ ...layer(kicker), left: margin, top: top - kicker.info.height - 24 }] : []),
      { ...layer(footer), left: margin, top: height - barHeight - margin - footer.info.height },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The name of a card in the cache, which depends on its content and on the files that all cards are made from. */
async function cacheName({ file: _file, ...content }: SocialCard, common: Buffer): Promise<string> {
  const picture = await readFile(path.join(assets, `${content.picture}.webp`));
  const hash = createHash("sha256")
    .update(JSON.stringify([content, color, accent]))
    .update(common)
    .update(picture);
  return `${hash.digest("hex").slice(0, 16)}.jpg`;
}

/** Writes the link previews of all pages, 1200 by 630 pixels, and prints the progress of those that are new. */
export async function writeSocialCards(folder: string, cards: readonly SocialCard[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  const sources = [logo, fonts.heading.file, fonts.label.file, ...code].map((file) => readFile(file));
  const common = Buffer.concat(await Promise.all(sources));
  const named = await Promise.all(cards.map(async (card) => ({ card, name: await cacheName(card, common) })));
  const drawn = new Set(await readdir(cache));
  const missing = named.filter(({ name }) => !drawn.has(name));
  await doWithProgress("Link previews drawn", missing, async ({ card, name }) =>
    replaceFile(path.join(cache, name), await draw(card)),
  );
  // cards of an earlier text are not needed again
  const current = new Set(named.map(({ name }) => name));
  const old = [...drawn].filter((name) => !current.has(name));
  await Promise.all(old.map((name) => rm(path.join(cache, name), { force: true })));
  for (const { card, name } of named) {
    const file = path.join(folder, card.file);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(cache, name), file);
  }
}
