// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { changelogMarkdown, readChanges, readHistory } from "#tools/cli/changelog.ts";

it("the changelog lists the commits that touch tokens or ui, the newest first", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "korvane-changelog-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@korvane.example", ...args], { cwd: root });
  const commit = async (file: string, ...messages: string[]) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), messages.join());
    git("add", "-A");
    git("commit", "-q", ...messages.flatMap((message) => ["-m", message]));
  };
  git("init", "-q");
  await commit("tokens/base.tokens.json", "tokens: Add a color");
  await commit("src/pages/home.tsx", "pages: Move the hero");
  await commit("src/ui/dialog.tsx", "ui: Close with Back", "Visitors expect it.\nSo it does.");

  const changes = await readChanges(root);
  expect(changes.map(({ subject, tokens, components }) => [subject, tokens, components])).toEqual([
    ["ui: Close with Back", false, ["dialog"]],
    ["tokens: Add a color", true, []],
  ]);
  expect(changelogMarkdown(changes)).toMatch(
    /^# Changes of the design system\n\n## \d{4}-\d\d-\d\d\n\n- ui: Close with Back \(\w+; dialog\)\n {2}Visitors expect it\.\n {2}So it does\.\n- tokens: Add a color \(\w+; tokens\)$/,
  );
  const history = await readHistory(root);
  expect(history).toHaveLength(3);
  expect(changes.map(({ hash }) => history.indexOf(hash))).toEqual([0, 2]);
  await rm(root, { recursive: true });
});

it("a copy without history has no changes", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "korvane-changelog-"));
  expect(await readChanges(root)).toEqual([]);
  expect(await readHistory(root)).toEqual([]);
  await rm(root, { recursive: true });
});
