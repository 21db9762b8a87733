// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "#build/cli/run.ts";
import { scaffold, writeNew } from "#build/cli/scaffold.ts";

/** What the compiler says of files that are laid over the repository without being written. */
function compile(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: ["src/app/*.d.ts"] }, ts.sys, root);
  const overlay = new Map([...files].map(([file, text]) => [path.join(root, file), text]));
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => overlay.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => overlay.get(file) ?? ts.sys.readFile(file);
  const program = ts.createProgram([...overlay.keys()], options, host);
  const found = [...overlay.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("a new component", () => {
  it.each(["ui", "sections"])("of %s is written beside its mirror in stories", (layer) => {
    expect([...scaffold(`${layer}/price-tag`).keys()]).toEqual([
      `src/${layer}/price-tag.tsx`,
      `stories/${layer}/price-tag.stories.tsx`,
    ]);
  });

  it("fits what is there: it compiles, and so does its story", () => {
    const both = ["ui", "sections"].flatMap((layer) => [...scaffold(`${layer}/probe-of-the-template`)]);
    expect(compile(new Map(both))).toEqual([]);
  }, 60_000);

  it("of ui says what it gives and asks, and keeps its variants to itself", () => {
    const source = scaffold("ui/price-tag").get("src/ui/price-tag.tsx");
    expect(source).toMatch(/\/\*\*[^/]+\* Guarantees: [^/]+\* Requires: [^/]+\*\/\nexport function PriceTag\(/);
    expect(source).toMatch(/^const variants = cva\(/m);
  });

  it.each(["ui", "sections"])("of %s has a story that asserts", (layer) => {
    const story = scaffold(`${layer}/price-tag`).get(`stories/${layer}/price-tag.stories.tsx`);
    expect(story).toMatch(/play: async \([^]+await expect\(/);
  });
});

it.each([
  ["", "names no layer"],
  ["button", "names no layer"],
  ["pages/price", "names no layer"],
  ["constructor/price", "names no layer"],
  ["ui/PriceTag", "use small letters and hyphens, as in ui/price-tag"],
  ["ui/price_tag", "use small letters"],
  ["ui/hero2", "use small letters"],
  ["ui/-price", "use small letters"],
  ["ui/../app/price", "use small letters"],
  ["ui/price/tag", "use small letters"],
  ["ui/index", "use small letters"],
  ["ui/", "use small letters"],
])("refuses '%s' with a sentence", (wish, sentence) => {
  expect(() => scaffold(wish)).toThrow(sentence);
});

describe("writing", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "korvane-new-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("never touches a file that exists, not even half-way", async () => {
    const files = scaffold("ui/price-tag");
    await writeNew(folder, files);
    const component = path.join(folder, "src/ui/price-tag.tsx");
    await writeFile(component, "mine");
    await rm(path.join(folder, "stories"), { recursive: true });
    await expect(writeNew(folder, files)).rejects.toThrow("src/ui/price-tag.tsx exists already");
    expect(await readFile(component, "utf8")).toBe("mine");
    await expect(readFile(path.join(folder, "stories/ui/price-tag.stories.tsx"))).rejects.toThrow("ENOENT");
  });
});
