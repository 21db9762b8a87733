// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { build, type Plugin } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { errorMessage } from "#tools/shared/error-message.ts";
import { derivedContent } from "#tools/vite/derived-content.ts";
import { pictures } from "#tools/vite/pictures.ts";

let root: string;
const file = "src/content/derived/posts.ts";

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "korvane-content-"));
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** The code of a build whose only module is this, or the message of its error. */
async function buildModule(code: string, plugin: Plugin): Promise<string> {
  await writeFile(path.join(root, file), code);
  const rolldownOptions = { input: path.join(root, file), preserveEntrySignatures: "strict" as const };
  const built = build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions },
  });
  return built.then((result) => JSON.stringify(result), errorMessage);
}

describe("a derived module", () => {
  const buildWith = (value: unknown) => {
    const plugin = derivedContent();
    plugin.api.provide({ [`/${file}`]: { posts: value } });
    return buildModule('export const posts = "evaluated by the client";', plugin);
  };

  it("has the values of the server entry in the client", async () => {
    const code = await buildWith([{ title: "New tools" }]);
    expect(code).toContain("New tools");
    expect(code).not.toContain("evaluated by the client");
  });

  it.each([
    ["undefined", undefined],
    ["function", () => []],
  ])("stops the build for an export of the type %s", async (type, value) => {
    expect(await buildWith(value)).toContain(`'posts' of /${file} is of the type ${type}, which JSON cannot hold.`);
  });
});

describe("a picture stops the build with its file", () => {
  it("if it is broken", async () => {
    await writeFile(path.join(root, "gears.webp"), "no picture");
    expect(await buildModule('export { default as gears } from "/gears.webp?picture"', pictures())).toBe(
      `${path.join(root, "gears.webp")} is not a picture: Input buffer contains unsupported image format`,
    );
  });

  it("if it is incomplete", async () => {
    const create = { width: 600, height: 600, channels: 3, background: "#ffffff" } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    await writeFile(path.join(root, "gears.jpg"), picture.subarray(0, -900));
    expect(await buildModule('export { default as gears } from "/gears.jpg?picture"', pictures())).toContain(
      `${path.join(root, "gears.jpg")} is damaged: `,
    );
  });
});
