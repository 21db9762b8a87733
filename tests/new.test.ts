// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { scaffold, writeFiles } from "#tools/cli/scaffold.ts";

it.each([
  ["app/price", "has no template"],
  ["ui/PriceTag", "use lowercase letters and hyphens, as in ui/price-tag"],
  ["ui/../app/price", "use lowercase letters"],
  ["project/press", "use a number, as in project/13"],
])("rejects '%s' with a reason", (argument, reason) => {
  expect(() => scaffold(argument)).toThrow(reason);
});

it("never changes an existing file, and then writes none", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-new-"));
  const { files } = scaffold("ui/price-tag");
  await writeFiles(folder, files);
  const component = path.join(folder, "src/ui/price-tag.tsx");
  await writeFile(component, "mine");
  await rm(path.join(folder, "stories"), { recursive: true });
  await expect(writeFiles(folder, files)).rejects.toThrow("src/ui/price-tag.tsx already exists");
  expect(await readFile(component, "utf8")).toBe("mine");
  await expect(readFile(path.join(folder, "stories/ui/price-tag.stories.tsx"))).rejects.toThrow("ENOENT");
  await rm(folder, { recursive: true });
});
