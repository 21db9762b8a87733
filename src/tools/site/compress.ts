import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { doInParallel } from "#tools/shared/progress.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const texts = "**/*.{html,js,css,svg,json,md,txt,xml,webmanifest}";
/** The smallest file worth compressing, in bytes. */
const minSize = 256;

/** The number of files in memory at a time. */
const workers = 32;

/** A copy of the site that only a test visits is built faster with a lower quality, such as 4. */
const quality = Number(process.env["BROTLI_QUALITY"] ?? constants.BROTLI_MAX_QUALITY);

/** Writes FILE.br and FILE.gz next to every text file of at least 256 bytes. */
export async function compress(folder: string): Promise<void> {
  // a pattern matches hidden folders only where it names their dot
  const files = globSync([texts, `.*/${texts}`], { cwd: folder });
  await doInParallel(files, workers, (file) => compressFile(path.join(folder, file)));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minSize) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
