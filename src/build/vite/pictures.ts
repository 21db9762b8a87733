import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";
import { copyFile, copyWidths, fallbackWidth, type Picture } from "#lib/image/picture.ts";

/** Encoded copies outlive `node_modules`, so that only the first build pays for them. */
const cache = path.resolve(import.meta.dirname, "../../../.cache/pictures");

/** How each format is written. A change here changes every address, as it must. */
const formats = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 5 }),
  jpeg: (image: Sharp) => image.flatten({ background: "#fff" }).jpeg({ quality: 76, mozjpeg: true }),
};
const settings = JSON.stringify(Object.values(formats).map(String));

type Format = keyof typeof formats;
type Master = { picture: Picture; source: Buffer };

async function readMaster(file: string, kind: Picture["kind"]): Promise<Master> {
  const source = await readFile(file);
  const { width, height } = await sharp(source).metadata();
  const hash = createHash("sha256").update(source).update(settings).digest("hex").slice(0, 8);
  return { source, picture: { id: `${path.parse(file).name}-${hash}`, w: width, h: height, kind } };
}

/** Every copy of a picture: modern formats at each width, one JPEG for the rest. */
function copiesOf(picture: Picture): { width: number; format: Format }[] {
  const modern = copyWidths(picture).flatMap((width) =>
    (["avif", "webp"] as const).map((format) => ({ width, format })),
  );
  return [...modern, { width: fallbackWidth(picture), format: "jpeg" }];
}

/** One copy, out of the cache or newly encoded. */
async function encode({ picture, source }: Master, width: number, format: Format): Promise<Buffer> {
  const cached = path.join(cache, path.basename(copyFile(picture, width, format)));
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  const copy = await formats[format](sharp(source).resize({ width })).toBuffer();
  await mkdir(cache, { recursive: true });
  const draft = `${cached}.${process.pid}`;
  await writeFile(draft, copy);
  await rename(draft, cached);
  return copy;
}

/**
 * `import gears from "#assets/gears.webp?picture"` gives a `Picture`; `?hero` one with copies for the whole width.
 * A build writes every copy; in development each is encoded when a page first asks for it.
 */
export function pictures(): Plugin {
  const masters = new Map<string, Master>();
  return {
    name: "korvane:pictures",
    enforce: "pre",
    load: {
      filter: { id: /\?(picture|hero)$/ },
      async handler(id) {
        const [file, kind] = id.split("?") as [string, Picture["kind"]];
        const master = await readMaster(file, kind);
        masters.set(master.picture.id, master);
        if (this.environment.config.command === "build" && this.environment.name === "client") {
          for (const { width, format } of copiesOf(master.picture)) {
            this.emitFile({
              type: "asset",
              fileName: copyFile(master.picture, width, format),
              source: await encode(master, width, format),
            });
          }
        }
        return { code: `export default ${JSON.stringify(master.picture)}`, moduleType: "js" };
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id = "", width, format] = /^\/assets\/(.+)-(\d+)\.(avif|webp|jpeg)$/.exec(request.url ?? "") ?? [];
        const master = masters.get(id);
        if (!master) return next();
        encode(master, Number(width), format as Format).then(
          (copy) => response.setHeader("Content-Type", `image/${format}`).end(copy),
          next,
        );
      });
    },
  };
}
