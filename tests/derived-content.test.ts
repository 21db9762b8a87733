// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { build, type InlineConfig } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { errorMessage } from "#tools/shared/error-message.ts";
import { derivedContent } from "#tools/vite/derived-content.ts";
import { pictures } from "#tools/vite/pictures.ts";

describe("the build of derived content stops with one message", () => {
  let root: string;
  const file = "src/content/derived/posts.ts";
  const records = 'export const postFiles = import.meta.glob("../post/*.ts", { eager: true });';

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "korvane-content-"));
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, "gears.webp"), "no picture");
  });
  afterEach(() => rm(root, { recursive: true }));

  /** The message of a build whose only derived module is this. */
  async function messageOf(code: string): Promise<string> {
    await writeFile(path.join(root, file), code);
    const picturePlugin = pictures();
    const options: InlineConfig = {
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [picturePlugin, derivedContent(picturePlugin)],
      build: { write: false, rolldownOptions: { input: path.join(root, file) } },
    };
    return build(options).then(() => "no error", errorMessage);
  }

  it.each([
    ["when it ends its process", "process.exit(3)", "ended without a result."],
    [
      "when an export is undefined",
      "export const posts = undefined",
      `'posts' of /${file} is of the type undefined, which JSON cannot hold.`,
    ],
    [
      "when an export is a function",
      "export const posts = () => []",
      `'posts' of /${file} is of the type function, which JSON cannot hold.`,
    ],
  ])("%s", async (_, code, message) => expect(await messageOf(code)).toContain(message));

  it("when a record throws, with its line", async () => {
    const record = "src/content/post/1.ts";
    await mkdir(path.join(root, path.dirname(record)));
    await writeFile(path.join(root, record), "export const post = {\n  title: undefined.name,\n};");
    await writeFile(path.join(root, "src/content/derived/records.ts"), records);
    expect(await messageOf('export { postFiles } from "./records.ts"')).toContain(`${path.join(root, record)}:2:20`);
  });

  it("when a picture is broken, with its file", async () => {
    const message = await messageOf('export { default as gears } from "/gears.webp?picture"');
    expect(message).toBe(
      `${path.join(root, "gears.webp")} is not a picture: Input buffer contains unsupported image format`,
    );
  });

  it("when a picture is incomplete, with its file", async () => {
    const create = { width: 600, height: 600, channels: 3, background: "#ffffff" } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    await writeFile(path.join(root, "gears.jpg"), picture.subarray(0, -900));
    const message = await messageOf('export { default as gears } from "/gears.jpg?picture"');
    expect(message).toContain(`${path.join(root, "gears.jpg")} is damaged: `);
  });
});
