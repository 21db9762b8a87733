// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scaffold, writeFiles } from "#tools/cli/scaffold.ts";
import { root } from "#tools/shared/run.ts";

/** The compiler errors of files that exist in memory only. */
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

const probes = ["ui/template-probe", "sections/cart/template-probe", "pages/template-probe", "post/template-probe"];

describe("npm run new", () => {
  it.each([
    ["ui/price-tag", ["src/ui/price-tag.tsx", "stories/ui/price-tag.stories.tsx"]],
    ["sections/cart/price-list", ["src/sections/cart/price-list.tsx", "stories/sections/cart/price-list.stories.tsx"]],
    [
      "pages/careers",
      ["src/pages/careers.tsx", "src/content/page-meta/careers.ts", "stories/pages/careers.stories.tsx"],
    ],
    ["post/choosing-a-supplier", ["src/content/post/choosing-a-supplier.ts"]],
  ])("creates the files of %s", (argument, files) => {
    expect([...scaffold(argument).files.keys()]).toEqual(files);
  });

  it("creates files that compile", () => {
    expect(compile(new Map(probes.flatMap((argument) => [...scaffold(argument).files])))).toEqual([]);
  }, 60_000);

  it("creates components with a contract and without exported variants", () => {
    const source = scaffold("ui/price-tag").files.get("src/ui/price-tag.tsx");
    expect(source).toMatch(/\/\*\*[^/]+\* Guarantees: [^/]+\* Requires: [^/]+\*\/\nexport function PriceTag\(/);
    expect(source).toMatch(/^const variants = cva\(/m);
  });

  it("creates stories that assert something", () => {
    for (const argument of probes.filter((name) => !name.startsWith("post/"))) {
      const stories = [...scaffold(argument).files].find(([file]) => file.startsWith("stories/"));
      expect(stories?.[1], argument).toMatch(/play: async \([^]+await expect/);
    }
  });

  it("creates docstrings that the linter rejects until they are written", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "korvane-placeholder-"));
    const source = scaffold("ui/price-tag").files.get("src/ui/price-tag.tsx") ?? "";
    await writeFile(path.join(folder, "price-tag.tsx"), source);
    const rules = JSON.parse(
      (await readFile(path.join(root, ".oxlintrc.json"), "utf8")).replaceAll(/^\s*\/\/.*$/gm, ""),
    );
    const own = { categories: {}, rules: { "no-warning-comments": rules.rules["no-warning-comments"] } };
    await writeFile(path.join(folder, ".oxlintrc.json"), JSON.stringify(own));
    const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
    const lint = () => spawnSync(process.execPath, [oxlint, "price-tag.tsx"], { cwd: folder, encoding: "utf8" });
    expect(lint().stdout).toContain("no-warning-comments");
    await writeFile(path.join(folder, "price-tag.tsx"), source.replace("TODO: one sentence", "A price"));
    expect(lint().status).toBe(0);
    await rm(folder, { recursive: true });
  });

  it("names the next steps of a page", () => {
    expect(scaffold("pages/our-careers").steps.join("\n")).toContain(
      'const ourCareers = lazyPage(() => import("#pages/our-careers.tsx").then((m) => m.OurCareersPage));',
    );
  });
});

it.each([
  ["", "has no template"],
  ["button", "has no template"],
  ["app/price", "has no template"],
  ["constructor/price", "has no template"],
  ["ui/PriceTag", "use lowercase letters and hyphens, as in ui/price-tag"],
  ["ui/price_tag", "use lowercase letters"],
  ["ui/hero2", "use lowercase letters"],
  ["ui/-price", "use lowercase letters"],
  ["ui/../app/price", "use lowercase letters"],
  ["ui/price/tag", "use lowercase letters"],
  ["sections/price", "use lowercase letters and hyphens, as in sections/cart/price-list"],
  ["sections/../price", "use lowercase letters"],
  ["pages/shop/price", "use lowercase letters"],
  ["ui/index", "use lowercase letters"],
  ["ui/", "use lowercase letters"],
])("rejects '%s' with a reason", (argument, reason) => {
  expect(() => scaffold(argument)).toThrow(reason);
});

describe("writing files", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "korvane-new-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("never changes an existing file, and then writes none", async () => {
    const { files } = scaffold("ui/price-tag");
    await writeFiles(folder, files);
    const component = path.join(folder, "src/ui/price-tag.tsx");
    await writeFile(component, "mine");
    await rm(path.join(folder, "stories"), { recursive: true });
    await expect(writeFiles(folder, files)).rejects.toThrow("src/ui/price-tag.tsx already exists");
    expect(await readFile(component, "utf8")).toBe("mine");
    await expect(readFile(path.join(folder, "stories/ui/price-tag.stories.tsx"))).rejects.toThrow("ENOENT");
  });
});
