// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "#tools/shared/run.ts";

/** A copy of the project in which the recipes of CONTRIBUTING are performed, one after another. */
const copy = mkdtempSync(path.join(tmpdir(), "korvane-recipes-"));
afterAll(() => rmSync(copy, { recursive: true }));

const sources = ["src", "stories", "tests", "tokens", ".storybook", "CONTRIBUTING.md", "README.md", "index.html"];
const settings = [".oxlintrc.json", "package.json", "tailwind.config.ts", "tsconfig.json", "vite.config.ts"];

const read = (file: string) => readFileSync(path.join(copy, file), "utf8");
const write = (file: string, text: string) => writeFileSync(path.join(copy, file), text);

/** Replaces a part of a file that has to be there. */
function edit(file: string, from: string, to: string): void {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  write(file, text.replaceAll(from, to));
}

/** Runs a command of the project in the copy. */
function run(...args: string[]) {
  // without the variables of the run that this test belongs to
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  // Storybook’s packages for the browser lie in its cache, which the run that this test belongs to reads at the same time
  const caches = { CACHE_FOLDER: path.join(copy, ".cache"), CACHE_DIR: path.join(copy, ".cache") };
  const env = { ...Object.fromEntries(own), ...caches, NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8", env });
  return { status, output: stdout + stderr };
}

const create = (...args: string[]) => run("src/tools/cli/new.ts", ...args).output;

/** A component whose guide is written. */
function addComponent(name: string): void {
  create(`ui/${name}`);
  edit(`src/ui/${name}.tsx`, "TODO: one sentence that says what the component is for.", "A note.");
  const guide = 'guide: { when: "For a note.", instead: { "a title": "`Heading`" }, wcag: ["1.4.3"] }';
  edit(`stories/ui/${name}.stories.tsx`, 'guide: { when: "", instead: {}, wcag: [] }', guide);
}

function addComponentsAndSection(): void {
  addComponent("sample-note");
  addComponent("faint-note");
  edit("src/ui/faint-note.tsx", "<p className", '<p style={{ color: "#999" }} className');
  create("sections/cart/sample-list");
  edit("src/sections/cart/sample-list.tsx", "TODO: one sentence that says what the section contains.", "A list.");
}

function addPage(): void {
  const output = create("pages/sample-jobs");
  edit("src/pages/sample-jobs.tsx", "TODO: one sentence that says what the page shows.", "The open positions.");
  edit("src/content/page-meta/sample-jobs.ts", "TODO: ", "");
  const [, page = "", row = ""] = /: (const .+;)$[^]*: (route\(.+\),)$/m.exec(output) ?? [];
  edit("src/app/routes.tsx", "const unknown =", `${page}\n\nconst unknown =`);
  edit("src/app/routes.tsx", "  unknown,\n", `  ${row}\n  unknown,\n`);
  const link = '{ label: "Contact", to: "/contact" },';
  edit("src/content/site.ts", link, `${link}\n    { label: "Jobs", to: "/sample-jobs" },`);
  edit("src/content/derived/site-map.ts", 'links: ["/about", ', 'links: ["/about", "/sample-jobs", ');
}

function addRecords(): void {
  create("post/sample-post");
  edit("src/content/post/sample-post.ts", "TODO: ", "");
  create("product/sample-book");
  edit("src/content/product/sample-book.ts", "TODO: ", "Sample: ");
  create("project/13");
  edit("src/content/project/13.ts", "TODO: ", "Sample: ");
}

function addToken(): void {
  const small = '"5": { "$value": { "value": 1.25, "unit": "rem" }';
  const token =
    '"5-5": { "$value": { "value": 1.375, "unit": "rem" }, "$description": "22 px at the default text size." },';
  edit("tokens/base.tokens.json", small, `${token}\n    ${small}`);
  edit("src/ui/sample-note.tsx", "text-body", "p-5-5 text-body");
}

function addTheme(): void {
  create("theme/dusk");
  edit("tokens/resolver.json", '"contrast": [{', '"dusk": [{ "$ref": "dusk.tokens.json" }],\n        "contrast": [{');
  edit(
    "tokens/resolver.json",
    '"contrast": {',
    '"dusk": { "title": "Dusk", "scheme": "dark" },\n          "contrast": {',
  );
}

function addBrand(): void {
  create("brand/sample", "--accent=#7a2e8e", "--radius=6");
  edit("tokens/resolver.json", '"base.tokens.json" }', '"base.tokens.json" }, { "$ref": "brand-sample.tokens.json" }');
}

beforeAll(() => {
  // Storybook reads every file of stories before it runs some: of the others, only those that a recipe changes are copied
  const isNeeded = (file: string) => !/\.(?:mdx|stories\.tsx)$/.test(file) || file.endsWith("projects.stories.tsx");
  for (const name of [...sources, ...settings])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isNeeded });
  // the packages are outside of the copy, and served to the browser, too
  edit("vite.config.ts", "  server: {", '  cacheDir: ".cache/vite",\n  server: { fs: { strict: false },');
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
  addComponentsAndSection();
  addPage();
  addRecords();
  addToken();
  addTheme();
  addBrand();
});

const created = ["ui/sample-note", "sections/cart/sample-list", "pages/sample-jobs"];
const createdFiles = created.flatMap((name) => [`src/${name}.tsx`, `stories/${name}.stories.tsx`]);
const unitTests = ["content", "routes", "structured-data", "search", "tokens", "contrast", "brand", "theme"];
const stories = [...created, "ui/faint-note", "pages/projects"].map((name) => `stories/${name}.`);

it("the types and rules of the project hold after every recipe", { timeout: 600_000 }, () => {
  const { status, output } = run("node_modules/oxlint/bin/oxlint", ...createdFiles, "src/app", "src/content");
  expect(status, output).toBe(0);
});

it(
  "all tests hold after every recipe but that of a faint text, which names its file, the rule, the element and what was measured",
  { timeout: 600_000 },
  () => {
    const tests = unitTests.map((name) => `tests/${name}.test.ts`);
    // what is derived from random colors is proved beside this test
    const names = ["--testNamePattern", "^(?!.*random colors)"];
    const { output } = run("node_modules/vitest/vitest.mjs", "run", "--no-isolate", ...names, ...tests, ...stories);
    expect(output).toMatch(/ Test Files +1 failed \| \d+ passed/);
    expect(output).toMatch(
      /faint-note\.stories\.tsx > Primary[^]*<p [^]*\(color-contrast\)[^]* color contrast of \d[^]* ratio of \d/,
    );
    expect(output).toContain("npm run storybook, then http");
    expect(output).not.toContain("undefined/?path=");
  },
);
