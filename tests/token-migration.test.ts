// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareTokens, readSnapshot } from "#tools/cli/token-changes.ts";
import { root } from "#tools/shared/run.ts";

/** A copy of the project in which ten tokens have a new name and a deprecated old one. */
const copy = mkdtempSync(path.join(tmpdir(), "korvane-migration-"));
afterAll(() => rmSync(copy, { recursive: true }));

const sources = [
  "src",
  "stories",
  "tokens",
  ".storybook",
  "package.json",
  "tailwind.config.ts",
  "CONTRIBUTING.md",
  ".oxfmtrc.json",
];
const renamed = "renamed-";
const colors = ["bg.page", "bg.action", "text.secondary", "border.hairline", "focus.ring"];
const others = ["space.4", "size.control", "radius.card", "duration.fast", "palette.ink.900"];
const names = [...colors.map((name) => `color.${name}`), ...others];

type Tree = { [key: string]: Tree };

/** Adds the new name of a token to a file that has the old one, and deprecates this. */
function deprecate(tree: Tree, name: string, isDefinition: boolean): void {
  const parts = name.split(".");
  const own = parts.pop() ?? "";
  const group = parts.reduce<Tree | undefined>((node, part) => node?.[part], tree);
  const token = group?.[own];
  if (!group || !token) return;
  group[renamed + own] = token;
  const note = { $deprecated: `Use {${[...parts, renamed + own].join(".")}}.` };
  group[own] = { ...token, ...(isDefinition && (note as object)) };
}

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), "utf8");

beforeAll(() => {
  for (const name of sources) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
  for (const file of globSync("tokens/**/*.tokens.json", { cwd: copy })) {
    const tree = JSON.parse(read(copy, file));
    for (const name of names) deprecate(tree, name, /\/(?:base|semantic)\./.test(file));
    writeFileSync(path.join(copy, file), JSON.stringify(tree));
  }
});

/** A token file without the ids of renamed tokens. */
const withoutIds = (text = "") =>
  JSON.parse(text, (key, value) => {
    if (key !== "$extensions") return value;
    const { "com.korvane.id": _, ...rest } = value;
    return Object.keys(rest).length > 0 ? rest : undefined;
  });

it("lists the uses of deprecated tokens with their replacements, replaces all, and leaves all else as it is", async () => {
  const definitions = globSync("tokens/**/*.tokens.json", { cwd: copy }).map(
    (file) => [file, read(copy, file)] as const,
  );
  const migrate = (...args: string[]) => run("src/tools/cli/tokens-migrate.ts", ...args);
  const { stdout, stderr } = migrate();
  expect(stdout + stderr).toMatch(/^10 deprecated tokens are replaced in \d+ files, and removed\./);
  const files = globSync("{src,stories,.storybook,tokens}/**/*.{ts,tsx,css,mdx,json}", { cwd: copy });
  const different = files.filter((file) => {
    const [before, after] = [root, copy].map((folder) => read(folder, file).replaceAll(renamed, ""));
    if (file.startsWith("tokens")) return !isDeepStrictEqual(withoutIds(before), withoutIds(after));
    // Longer names break lines elsewhere.
    const [old, now] = [before, after].map((text) => text?.replaceAll(/[\s,;()]/g, ""));
    return old !== now;
  });
  expect(different).toEqual([]);
  const folders = [root, copy].map((folder) => path.join(folder, "tokens"));
  const [own, now] = await Promise.all(folders.map((folder) => readSnapshot(folder)));
  expect(compareTokens(own!, now!)).toMatchObject({
    renamed: { length: names.length },
    changed: [],
    added: [],
    removed: [],
  });

  // With the deprecated tokens again, only the token files name them.
  for (const [file, text] of definitions) writeFileSync(path.join(copy, file), text);
  const left = migrate("--check").stdout.split("\n").filter(Boolean);
  expect(left.filter((line) => !/^tokens.[\w/\\-]+\.tokens\.json:/.test(line))).toEqual([]);
  expect(left[0]).toMatch(/:\d+: warning: \S+ is deprecated, use \S+/);
}, 600_000);
