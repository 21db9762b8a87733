// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { saveFingerprint, fingerprint, storybookInputs, storybookState } from "#tools/cli/build-fingerprint.ts";

it("the state of the static Storybook follows stories and sources", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "korvane-storybook-"));
  await mkdir(path.join(root, "stories"));
  await mkdir(path.join(root, "storybook-static"));
  expect(await storybookState(root)).toBe("missing");
  await saveFingerprint(path.join(root, "storybook-static"), await fingerprint(root, storybookInputs));
  expect(await storybookState(root)).toBe("current");
  await writeFile(path.join(root, "stories/new.mdx"), "# New");
  expect(await storybookState(root)).toBe("outdated");
  await rm(root, { recursive: true });
});
