// @vitest-environment node
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import base from "#tokens/base.tokens.json";
import * as source from "./architecture-source.ts";
import * as places from "./architecture-tree.ts";
import type { Rule, Tree } from "./architecture-tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const breakpoints = Object.values(base.breakpoint).flatMap((token) =>
  typeof token === "object" ? [`${token.$value.value}${token.$value.unit}`] : [],
);

/** Our own files: what git ignores is not ours. */
const tree: Tree = (() => {
  const ignored = new Set([
    ".git",
    ...readFileSync(path.join(root, ".gitignore"), "utf8")
      .split("\n")
      .map((row) => row.replace("/", "")),
  ]);
  const tops = readdirSync(root, { withFileTypes: true }).filter(
    ({ name }) => !ignored.has(name) && !/^\.env|\.tsbuildinfo$/.test(name),
  );
  const files = tops.flatMap((entry) =>
    entry.isDirectory() ? globSync(`${entry.name}/**/*.*`, { cwd: root }) : [entry.name],
  );
  return Object.fromEntries(
    files.map((file) => {
      const isText = /\.(?:tsx?|mjs|css|json|mdx?|html|svg|yml)$/.test(file) && file !== "package-lock.json";
      return [file.replaceAll("\\", "/"), isText ? readFileSync(path.join(root, file), "utf8") : ""];
    }),
  );
})();

/** One rule: what breaks it and how often, what keeps it, and whether our own tree does. */
function rule(name: string, check: Rule, broken: [why: string, tree: Tree][], sound: Tree): void {
  describe(name, () => {
    test.each(broken)("is broken by %s", (_why, breaking) => {
      expect(check(breaking)).toHaveLength(1);
    });
    test("is kept by a sound tree", () => {
      expect(check(sound)).toEqual([]);
    });
    test("is kept by ours", () => {
      expect(check(tree)).toEqual([]);
    });
  });
}

const doc = "/** A. */\n";

rule(
  "mirror",
  places.mirror,
  [
    ["a component without a story", { "src/ui/dial.tsx": "" }],
    ["a story without a component", { "stories/sections/dial.stories.tsx": "" }],
    [
      "a story on another shelf",
      { "src/pages/dial.tsx": "", "stories/pages/dial.stories.tsx": "", "stories/ui/dial.stories.tsx": "" },
    ],
  ],
  {
    "src/ui/dial.tsx": "",
    "stories/ui/dial.stories.tsx": "",
    "src/ui/use-dial.ts": "",
    "stories/flows/order.stories.tsx": "",
  },
);

const tenLines = Array.from({ length: 10 }, (_, at) => `<p>${at}</p>`).join("\n");

rule(
  "no copies",
  places.noCopy,
  [
    ["two alike pages", { "src/pages/a.tsx": tenLines, "src/pages/b.tsx": `import { a } from "a";\n\n${tenLines}` }],
    ["a section inside a page", { "src/pages/a.tsx": `x\n${tenLines}\ny`, "src/sections/a.tsx": `  ${tenLines}` }],
  ],
  {
    "src/pages/a.tsx": tenLines,
    "src/pages/b.tsx": tenLines.replace("<p>4</p>", "<p>four</p>"),
    "src/ui/b.tsx": tenLines,
  },
);

rule(
  "story titles",
  places.storyTitle,
  [
    ["another name", { "stories/ui/icon-button.stories.tsx": `title: "UI/Button"` }],
    ["another shelf", { "stories/sections/hero.stories.tsx": `title: "UI/Hero"` }],
    ["no title", { "stories/ui/icon-button.stories.tsx": "" }],
  ],
  {
    "stories/ui/icon-button.stories.tsx": `title: "UI/Icon button"`,
    "stories/tokens/color.stories.tsx": `title: "Foundations/Color"`,
  },
);

rule(
  "plain names",
  places.plainName,
  [
    ["an index file", { "src/ui/index.ts": "" }],
    ["a drawer", { "src/lib/utils/date.ts": "" }],
    ["a drawer in a file", { "src/lib/helpers.ts": "" }],
    ["a capital letter", { "src/ui/Button.tsx": "" }],
    ["an underscore", { "stories/ui/icon_button.stories.tsx": "" }],
  ],
  { "src/ui/icon-button.tsx": "", "tests/browser/playwright.config.ts": "", "tsconfig.json": "" },
);

rule(
  "a file is named for what it holds",
  places.ownName,
  [
    ["another export", { "src/ui/icon-button.tsx": "export function IconKnob() {}" }],
    ["a page without its suffix", { "src/pages/about.tsx": "export function About() {}" }],
  ],
  {
    "src/ui/icon-button.tsx": "export function IconButton() {}",
    "src/pages/about.tsx": "export const AboutPage = 1",
    "src/lib/day.ts": "",
  },
);

rule(
  "places",
  places.place,
  [
    ["a new file on the top level", { ".editorconfig": "" }],
    ["a new folder on the top level", { "docs/guide.md": "" }],
    ["a new layer", { "src/components/button.tsx": "" }],
    ["a file beside the layers", { "src/main.tsx": "" }],
  ],
  { "package.json": "", "src/ui/button.tsx": "", ".github/workflows/ci.yml": "", "src/assets/picture.d.ts": "" },
);

rule(
  "finished",
  places.finished,
  [
    ["a task left over", { "src/ui/a.tsx": "// TODO: later" }],
    ["filler text", { "src/content/a.ts": `"Lorem ipsum dolor"` }],
    ["a banner", { "src/lib/a.ts": "// ===== dates =====" }],
  ],
  { "src/lib/a.ts": "// Why, not what.\n/** ok */", "stories/a.mdx": "| --- | ---- |", "tests/a.test.ts": `"TODO"` },
);

rule(
  "nothing skipped",
  places.unskipped,
  [
    ["a story out of the run", { "stories/ui/a.stories.tsx": `tags: ["!test"]` }],
    ["a story without axe", { "stories/ui/a.stories.tsx": `parameters: { a11y: { test: "todo" } }` }],
    ["a skipped test", { "tests/a.test.ts": `test.skip("a", () => {})` }],
    ["a lonely test", { "tests/browser/a.spec.ts": `describe.only("a", () => {})` }],
  ],
  { "stories/ui/a.stories.tsx": `tags: ["autodocs"]`, "tests/a.test.ts": `test("a", () => {})` },
);

rule(
  "docstrings",
  source.docstring,
  [
    ["a bare function", { "src/lib/a.ts": "export function day() {}" }],
    ["a bare arrow function", { "src/content/a.ts": "export const day = () => 1" }],
    ["an empty comment", { "src/ui/a.tsx": "/** */\nexport function A() {}" }],
    ["a plain comment", { "src/ui/a.tsx": "// A.\nexport function A() {}" }],
  ],
  {
    "src/lib/a.ts": `${doc}export function day() {}\n${doc}export const night = () => 1;\nconst own = () => 2;\nexport type A = 1;`,
  },
);

rule(
  "contracts",
  source.contract,
  [
    [
      "a control that gives nothing",
      { "src/ui/a.tsx": "/** A.\n * Requires: b. */\nexport function A() { return <button>A</button>; }" },
    ],
    [
      "a link that asks nothing",
      { "src/ui/a.tsx": "/** A.\n * Guarantees: b. */\nexport const A = () => <RouterLink to='/'>A</RouterLink>;" },
    ],
    [
      "a part of Radix",
      {
        "src/ui/a.tsx": `import * as Tabs from "@radix-ui/react-tabs";\n/** A.\n * Guarantees: b. */\nexport const A = () => <Tabs.Root />;`,
      },
    ],
  ],
  {
    "src/ui/a.tsx":
      "/** A.\n *\n * Guarantees: b.\n * Requires: c. */\nexport function A() { return <button>A</button>; }",
    "src/ui/b.tsx": "/** A paragraph. */\nexport function B() { return <p>B</p>; }",
    "src/sections/c.tsx": "/** A form. */\nexport function C() { return <input />; }",
  },
);

rule(
  "no className",
  source.noClassName,
  [
    ["a prop of its own", { "src/ui/a.tsx": "type A = { className?: string };" }],
    ["a prop taken apart", { "src/sections/a.tsx": "function A({ className }: any) {}" }],
    ["all props of an element", { "src/ui/a.tsx": `type A = ComponentProps<"a"> & { to: string };` }],
  ],
  {
    "src/ui/a.tsx": `type A = Omit<ComponentProps<"a">, "href" | "className">; type B = ComponentProps<"a">["onClick"]; <a className="p-4" />; function Inner(props: ComponentProps<"div">) {}`,
  },
);

rule(
  "one cva",
  source.oneCva,
  [
    ["a second one", { "src/ui/a.tsx": `const a = cva("p-4"); const b = cva("p-2");` }],
    ["an exported one", { "src/ui/a.tsx": `export const a = cva("p-4");` }],
    ["a fourth axis", { "src/ui/a.tsx": `const a = cva("", { variants: { a: {}, b: {}, c: {}, d: {} } });` }],
  ],
  { "src/ui/a.tsx": `const a = cva("p-4", { variants: { a: {}, b: {}, c: {} } });` },
);

rule(
  "classes in their place",
  source.classPlace,
  [
    ["a table of classes", { "src/ui/a.tsx": `const tones = { page: "text-primary bg-page" };` }],
    ["a constant", { "src/sections/a.tsx": `const look = "flex items-center md:gap-4";` }],
    ["another attribute", { "src/ui/a.tsx": `<A look="text-primary" />` }],
  ],
  {
    "src/ui/a.tsx": `import "sub-module"; const a = cva("p-4", { variants: { tone: { page: "text-primary" } } }); <p className={cn("p-4", wide && "mx-auto")} aria-label="one-off" />`,
    "src/ui/b.tsx": `type A = "text-primary"; const id = "self-assessment form"; const key = "cards-2";`,
  },
);

rule(
  "no raw values",
  source.noRawValue(breakpoints),
  [
    ["a color", { "src/ui/a.tsx": `<path fill="#E8551F" />` }],
    ["a color function", { "src/ui/a.tsx": `const a = "rgb(0 0 0 / 50%)"` }],
    ["a length", { "src/sections/a.tsx": `const margin = "0px 0px -20px 0px"` }],
    ["a length in a template", { "src/ui/a.tsx": "const a = `calc(${b} + 4rem)`" }],
    ["a duration", { "src/ui/a.tsx": `const a = "opacity 150ms"` }],
    ["a timer", { "src/lib/a.ts": "setTimeout(run, 5000)" }],
    ["a width that is no breakpoint", { "src/ui/a.tsx": `<source media="(width < 700px)" />` }],
  ],
  {
    "src/ui/a.tsx": `<source media="(width < 600px)" sizes="(width < 600px) 100vw, 50vw" href="#main" d="M10 2s4-.5 5em" /><text dy="0.4em" />`,
    "src/lib/a.ts": `import a from "#assets/a.webp?w=1200"; setTimeout(run, 0); setTimeout(run, loadTimeout); const copy = "12 people in 5 m";`,
    "src/build/a.ts": `const a = "#fff 12px 100ms"`,
  },
);

rule(
  "no raw values in style sheets",
  source.noRawCss,
  [
    ["a color", { "src/app/a.css": "p { color: #fff; }" }],
    ["a length", { "src/app/a.css": "p {\n  margin: 4px;\n}" }],
    ["a duration", { ".storybook/a.css": "p {\n  transition: opacity 150ms;\n}" }],
    ["a query of another height", { "src/app/a.css": "@media (max-height: 500px) {\n}" }],
  ],
  {
    "src/app/a.css":
      "/* 12px */\n@media (max-height: 400px) {\n  a#b { min-height: 100dvh; transition-duration: 0s; margin: calc(var(--ds-space-4) + 0); }\n}",
    "src/app/b.css": "@font-face {\n  size-adjust: 100.7%;\n  line-gap-override: 4px;\n}",
  },
);

rule(
  "import() in its place",
  source.importCall,
  [
    ["a section", { "src/sections/a.tsx": `const a = () => import("#ui/toast")` }],
    ["another part of lib", { "src/lib/dom/web-vitals.ts": `void import("web-vitals")` }],
  ],
  {
    "src/app/routes.tsx": `import("#pages/a")`,
    "src/lib/mail/mail-client.ts": `import("@emailjs/browser")`,
    "src/ui/a.tsx": `type A = typeof import("#lib/a")`,
  },
);

rule(
  "no barrels",
  source.noBarrel,
  [
    ["a star", { "src/ui/a.ts": `export * from "#ui/button"` }],
    ["names", { "src/ui/a.ts": `export { Button } from "#ui/button"` }],
  ],
  { "src/lib/a.ts": "const a = 1; export { a }" },
);

const guided = "parameters: { guide: { keyboard: [], do: [], dont: [] } }";
const button = "/** A. */\nexport function A() { return <button>A</button>; }";

rule(
  "guides",
  source.guide,
  [
    ["a control without a guide", { "src/ui/a.tsx": button, "stories/ui/a.stories.tsx": "" }],
    ["a guide without keys", { "src/ui/a.tsx": button, "stories/ui/a.stories.tsx": "guide: { do: [], dont: [] }" }],
    [
      "a guide without don'ts",
      { "src/ui/a.tsx": button, "stories/ui/a.stories.tsx": "guide: { keyboard: [], do: [] }" },
    ],
  ],
  {
    "src/ui/a.tsx": button,
    "stories/ui/a.stories.tsx": guided,
    "src/ui/b.tsx": "/** B. */\nexport function B() { return <p>B</p>; }",
    "stories/ui/b.stories.tsx": "",
  },
);

const record = "\n# A\n\n## Status\n\n## Context\n\n## Decision\n\n## Consequences\n";

rule(
  "records of decisions",
  places.decision,
  [
    ["a missing part", { "stories/decisions/a.mdx": record.replace("## Context", "## Why") }],
    ["more than 300 words", { "stories/decisions/a.mdx": `${record}${"word ".repeat(300)}` }],
    ["a file that is gone", { "stories/decisions/a.mdx": `${record}See \`src/lib/gone.ts\`.` }],
    ["a story file that is gone", { "stories/decisions/a.mdx": `${record}Pinned by *UI/Gone*.` }],
    [
      "a story that is gone",
      {
        "stories/decisions/a.mdx": `${record}Pinned by *UI/Icon button* (\`Here\`, \`Gone\`).`,
        "stories/ui/icon-button.stories.tsx": "export const Here = {}",
      },
    ],
  ],
  {
    "stories/decisions/a.mdx": `${record}Pinned by _UI/Icon button_: \`Here\`, and \`tests/a.test.ts\`.`,
    "stories/ui/icon-button.stories.tsx": "export const Here = {}",
    "tests/a.test.ts": "",
    "stories/tokens/color.mdx": "",
  },
);
