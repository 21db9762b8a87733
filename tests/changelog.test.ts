// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { changelogMarkdown, historyProblem, readChanges, readHistory } from "#tools/cli/changelog.ts";
import { readSnapshotAt } from "#tools/cli/token-changes.ts";

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

  const shallow = path.join(root, "shallow");
  git("clone", "-q", "--depth=1", `file://${root}`, shallow);
  expect([await readChanges(shallow), await historyProblem(root)]).toEqual([[], undefined]);
  expect(await historyProblem(shallow)).toContain("git fetch --unshallow");
  await expect(readSnapshotAt(shallow, "HEAD~1")).rejects.toThrow("'HEAD~1' is not found. This clone is shallow");
  await rm(root, { recursive: true });
});

it("a copy without history has no changes", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "korvane-changelog-"));
  expect(await readChanges(root)).toEqual([]);
  expect(await readHistory(root)).toEqual([]);
  await expect(readSnapshotAt(root, "main")).rejects.toThrow(
    "'main' is not found. This copy of the project has no history",
  );
  await rm(root, { recursive: true });
});
