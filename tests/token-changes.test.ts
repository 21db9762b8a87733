// @vitest-environment node
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareTokens, readSnapshot, readSnapshotAt } from "#tools/cli/token-changes.ts";
import { tokenId } from "#tools/tokens/token-source.ts";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: root });

/** Replaces a text of a token file that is in it once. */
async function edit(name: string, from: string, to: string) {
  const file = path.join(root, "tokens", `${name}.tokens.json`);
  const text = await readFile(file, "utf8");
  expect(text.split(from), `${name} contains ${from}`).toHaveLength(2);
  await writeFile(file, text.replace(from, to));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "korvane-token-changes-"));
  await cp(path.resolve(import.meta.dirname, "../tokens"), path.join(root, "tokens"), { recursive: true });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "tokens: Begin");
});
afterAll(() => rm(root, { recursive: true }));

it("the changes since a commit are changed, renamed, added and removed tokens, and the contrast that changed", async () => {
  await edit("base", '"components": [0.2745, 0.3137, 0.3765], "hex": "#465060"', '"components": [0.6, 0.65, 0.7]');
  const id = `"$extensions": { "com.korvane.id": "${tokenId("duration.toast")}" }`;
  await edit("base", '"toast": { "$value": { "value": 5000', `"notice": { ${id}, "$value": { "value": 6000`);
  await edit(
    "base",
    '"debounce": {',
    '"pause": { "$value": { "value": 1, "unit": "ms" }, "$description": "New." },\n"debounce": {',
  );
  await edit(
    "base",
    '    "skip": { "$value": 80, "$description": "The skip link." }',
    '    "top": { "$value": 81, "$description": "The skip link." }',
  );
  const old = await readSnapshotAt(root, "HEAD");
  const found = compareTokens(old, await readSnapshot(path.join(root, "tokens")));
  expect(found.changed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["palette.slate.600", "color.text.secondary"]),
  );
  expect(found.renamed.map(({ name }) => name)).toEqual(["duration.toast → duration.notice"]);
  expect(found.added.map(({ name }) => name)).toEqual(["duration.pause", "layer.top"]);
  expect(found.removed.map(({ name }) => name)).toEqual(["layer.skip"]);
  const { before = 0, after = 0 } = found.contrast[0] ?? {};
  expect(before).toBeGreaterThan(4.5);
  expect(after).toBeLessThan(4.5);

  const fewer = { ...old, themes: old.themes.filter((theme) => theme !== "contrast-dark") };
  const themes = compareTokens(old, fewer);
  expect(themes).toMatchObject({ themes: { added: [], removed: ["contrast-dark"] }, changed: [], removed: [] });
});
