import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from "sharp";
import type { Plugin } from "vite";
import { copyFile, copyWidths, fallbackWidth, thumbnailWidth, type Picture } from "#lib/image/picture.ts";
import { doWithProgress } from "#tools/shared/progress.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";

/** The encoded copies are not in `node_modules`, so a new installation keeps them. */
const cache = path.resolve(import.meta.dirname, "../../../.cache/copies");

/** The settings of each format for photographs; those of each kind are part of the hash in the file names. */
const settings: Record<"avif", AvifOptions> & Record<"webp", WebpOptions> & Record<"jpeg", JpegOptions> = {
  // Effort 3 takes nearly twice as long, and saves 3 % of the bytes.
  avif: { quality: 52, effort: 2 },
  webp: { quality: 74, effort: 2 },
  jpeg: { quality: 76, mozjpeg: true },
};
const settingsOf: Record<Picture["kind"], typeof settings> = {
  picture: settings,
  // heroes have wide even grounds, in which bands are visible at a lower quality
  hero: { ...settings, avif: { quality: 66, effort: 2 }, webp: { quality: 84, effort: 2 } },
  // cut-outs stand on any background, where a lower quality is first seen at their edges; their alpha is lossless, so the
  // color pays for it: at 2000 pixels, no layer of the product drawing exceeds 35 kB
  // `iq` encodes the alpha, too, with smaller steps in soft shadows, for 4 % more bytes
  cutout: { ...settings, avif: { quality: 60, effort: 2, tune: "iq" }, webp: { quality: 60, effort: 4 } },
};

type Format = keyof typeof settings;
type Master = { picture: Picture; file: string; source: Buffer };
type Copy = { master: Master; width: number; format: Format };

async function readMaster(file: string, kind: Picture["kind"]): Promise<Master> {
  const source = await readFile(file);
  const { width, height } = await sharp(source)
    .metadata()
    .catch((error: Error) => {
      throw new Error(`${file} is not a picture: ${error.message}`, { cause: error });
    });
  const hash = createHash("sha256").update(source).update(JSON.stringify(settingsOf[kind])).digest("hex").slice(0, 8);
  return { file, source, picture: { id: `${path.parse(file).name}-${hash}`, w: width, h: height, kind } };
}

/** The copies of a picture: AVIF and WebP at their widths, one JPEG for what knows neither, and a thumbnail. */
function copiesOf(master: Master): Copy[] {
  const modern = (["avif", "webp"] as const).flatMap((format) =>
    copyWidths(master.picture, format).map((width) => ({ master, width, format })),
  );
  return [
    ...modern,
    { master, width: fallbackWidth(master.picture), format: "jpeg" },
    { master, width: thumbnailWidth, format: "webp" },
  ];
}

const fileOf = ({ master, width, format }: Copy) => copyFile(master.picture, width, format);
const cachedFileOf = (copy: Copy) => path.join(cache, path.basename(fileOf(copy)));

/** One copy, from the cache or newly encoded. */
async function encode(copy: Copy): Promise<Buffer> {
  const cached = cachedFileOf(copy);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  const { master, width, format } = copy;
  const image = sharp(master.source).resize({ width });
  // JPEG has no transparency
  if (format === "jpeg") image.flatten({ background: "#fff" });
  const data = await image[format](settingsOf[master.picture.kind][format])
    .toBuffer()
    .catch((error: Error) => {
      throw new Error(`${master.file} is damaged: ${error.message}`, { cause: error });
    });
  await replaceFile(cached, data);
  return data;
}

/** Encodes the missing copies, as many in parallel as there are processors, and prints the progress. */
async function encodeMissing(copies: readonly Copy[]): Promise<void> {
  const missing = copies.filter((copy) => !existsSync(cachedFileOf(copy)));
  if (missing.length === 0) return;
  const threads = sharp.concurrency();
  // one thread for each encoder: several encoders in parallel are faster than one with several threads
  sharp.concurrency(1);
  await doWithProgress("Pictures encoded", missing, encode);
  sharp.concurrency(threads);
}

/**
 * `import gears from "#assets/gears.webp?picture"` imports a `Picture`; `?hero` one with copies for the full width;
 * `?cutout` one with alpha.
 * A build writes every copy; in development a copy is encoded at its first request.
 */
export function pictures(): Plugin {
  const masters = new Map<string, Master>();
  return {
    name: "korvane:pictures",
    // the client writes the pictures of records, which only the server entry imports
    sharedDuringBuild: true,
    enforce: "pre",
    load: {
      filter: { id: /\?(picture|hero|cutout)$/ },
      async handler(id) {
        const [file, kind] = id.split("?") as [string, Picture["kind"]];
        const master = await readMaster(file, kind);
        masters.set(master.picture.id, master);
        return { code: `export default ${JSON.stringify(master.picture)}`, moduleType: "js" };
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const copies = [...masters.values()].flatMap(copiesOf);
      await encodeMissing(copies);
      for (const copy of copies) {
        this.emitFile({ type: "asset", fileName: fileOf(copy), source: await encode(copy) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id = "", width, format] = /^\/assets\/(.+)-(\d+)\.(avif|webp|jpeg)$/.exec(request.url ?? "") ?? [];
        const master = masters.get(id);
        if (!master) return next();
        encode({ master, width: Number(width), format: format as Format }).then(
          (data) => response.setHeader("Content-Type", `image/${format}`).end(data),
          next,
        );
      });
    },
  };
}
