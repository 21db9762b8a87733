// @vitest-environment node
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "#tools/shared/run.ts";
import type { Subject } from "./a11y/model.ts";
import { listSubjects, readReasons } from "./look/affected.ts";
import type { Item } from "./look/compare.ts";
import { groupByCause } from "./look/report.ts";
import { seededChanges } from "./look/self-test.ts";
import { readTokenEdits } from "./look/token-edits.ts";

const story = (group: string): Subject => ({ kind: "story", id: group, title: group, group });

it("compares the stories that import a changed file, or that use a token which changed on a surface", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-tokens-"));
  await cp(path.join(root, "tokens"), folder, { recursive: true });
  const file = path.join(folder, "surface-inverse.tokens.json");
  const tokens = JSON.parse(await readFile(file, "utf8"));
  tokens.color.border.accent.$value = "{color.bg.inverse}";
  await writeFile(file, JSON.stringify(tokens));
  const edits = await readTokenEdits(path.join(root, "tokens"), folder);
  await rm(folder, { recursive: true });
  expect([...edits.edited.keys()]).toEqual(["color.border.accent"]);
  const files = ["src/ui/tag.tsx", "src/tools/cli/new.ts", "tokens/surface-inverse.tokens.json"];
  const reasonsOf = await readReasons([{ folder: root }], files, edits);
  expect(reasonsOf(story("ui/tag"))).toEqual({ files: ["src/ui/tag.tsx"], usesTokens: false });
  expect(reasonsOf(story("ui/carousel"))).toEqual({ files: [], usesTokens: true });
  expect(reasonsOf(story("ui/meter"))).toBeUndefined();
  expect(await listSubjects({ folder: root })).toEqual([]);
});

it("groups items by cause, and shows the smallest region first", () => {
  const item = (title: string, size: number, ...causes: string[]): Item => {
    const box = { x: 0, y: 0, width: size, height: size };
    const pictures = { before: Buffer.alloc(0), after: Buffer.alloc(0) };
    return { ...story(title), causes, views: [{ view: "dark", pixels: 1, box, pictures }] };
  };
  const groups = groupByCause([item("a", 1), item("b", 9, "color.bg"), item("c", 2, "color.bg")]);
  expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ["color.bg changed: 2 items", ["c", "b"]],
    ["Changed for another reason: 1 item", ["a"]],
  ]);
});

it("can make at least 60 changes of pixels and ten others, each of them alone", async () => {
  const { true: neutral = [], false: effective = [] } = Object.groupBy(seededChanges, (row) => `${row[4] === "-"}`);
  expect([effective.length >= 60, neutral.length >= 10]).toEqual([true, true]);
  for (const [file, from] of seededChanges.filter((row) => row[1] !== "moved to"))
    expect(await readFile(path.join(root, file), "utf8"), file).toContain(from);
});
