/** Every file of the repository that people wrote, by its path from the root. */
export type Tree = Readonly<Record<string, string>>;

/** A rule looks at the whole tree and answers with one sentence for each place that breaks it. */
export type Rule = (tree: Tree) => string[];

const words = (kebab: string) => kebab.split("-");
const pascal = (kebab: string) =>
  words(kebab)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Folders whose components each have a story, and the pages of the sidebar that hold them. */
const shelves: Record<string, string> = { ui: "UI", sections: "Sections", pages: "Pages" };

/** Every component of ui, sections and pages has its story at the mirrored path, and no story is an orphan. */
export const mirror: Rule = (tree) =>
  Object.keys(tree).flatMap((path) => {
    const [, kind, shelf, rest] = /^(src|stories)\/(ui|sections|pages)\/(.+?)(?:\.stories)?\.tsx$/.exec(path) ?? [];
    const twin = kind === "src" ? `stories/${shelf}/${rest}.stories.tsx` : `src/${shelf}/${rest}.tsx`;
    if (!kind || twin in tree) return [];
    return kind === "src"
      ? [`${path} has no story: ${twin} is missing`]
      : [`${path} is an orphan: there is no ${twin}`];
  });

/** The sidebar mirrors the folders: a story's title is its shelf and its file's name. */
export const storyTitle: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    const [, shelf = "", name = ""] = /^stories\/(ui|sections|pages)\/(.+)\.stories\.tsx$/.exec(path) ?? [];
    if (!shelf) return [];
    const title = /\btitle: "((?:UI|Sections|Pages)\/[^"]+)"/.exec(source)?.[1] ?? "";
    const fits = title.toLowerCase().replaceAll(" ", "-") === `${shelf}/${name}`;
    return fits ? [] : [`${path} is titled '${title}', not '${shelves[shelf]}/${words(name).join(" ")}' in words`];
  });

/** Names that say nothing of what they hold. */
const vague = /(?:^|\/)(?:utils?|commons?|helpers?|types|hooks|misc|constants|interfaces|components)(?:\/|\.\w+$)/;

/** No barrels, no drawers: a name says what is inside. */
export const plainName: Rule = (tree) =>
  Object.keys(tree).flatMap((path) => {
    if (!/^(?:src|stories|tests)\//.test(path)) return [];
    if (/\/index\.\w+$/.test(path)) return [`${path}: no index files`];
    if (vague.test(path)) return [`${path}: the name says nothing of what it holds`];
    const parts = path.replace(/^src\/assets\/.*/, "").split("/");
    return parts.every((part) => /^[a-z0-9]*(?:[-.][a-z0-9]+)*$/.test(part)) ? [] : [`${path}: names are kebab-case`];
  });

/** Files of ui that hold several parts of equal rank, with the export that stands for them. */
const parts: Record<string, string> = { "src/ui/control.tsx": "Input" };

/** A file is named for the component it holds. */
export const ownName: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    const [, shelf, name = ""] = /^src\/(ui|sections|pages)\/(?:[^/]+\/)?([^/]+)\.tsx$/.exec(path) ?? [];
    if (!shelf) return [];
    const wanted = parts[path] ?? `${pascal(name)}${shelf === "pages" ? "Page" : ""}`;
    const found = new RegExp(`export (?:function|const|class) ${wanted}\\b`).test(source);
    return found ? [] : [`${path} does not export ${wanted}`];
  });

/** How many lines in a row make a copy. */
const copy = 10;

/** No page or section is a copy of another; blank lines, indentation and imports do not count. */
export const noCopy: Rule = (tree) => {
  const origins = new Map<string, string>();
  const copies = new Set<string>();
  for (const [path, source] of Object.entries(tree)) {
    if (!/^src\/(?:pages|sections)\/.*\.tsx$/.test(path)) continue;
    const lines = source
      .replaceAll(/^import [^;]*;/gm, "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    for (let at = 0; at + copy <= lines.length; at++) {
      const run = lines.slice(at, at + copy).join("\n");
      const origin = origins.get(run) ?? path;
      origins.set(run, origin);
      if (origin !== path) copies.add(`${path} repeats ${copy} lines of ${origin}: say it once`);
    }
  }
  return [...copies];
};

/** The whole top level; nothing else grows there. */
const topLevel = new Set(
  [
    ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "tailwind.config.ts", "index.html"],
    ["README.md", "CONTRIBUTING.md", "LICENSE", ".gitignore", ".oxlintrc.json", ".oxfmtrc.json"],
    ["tokens", "src", "stories", "tests", ".storybook", ".ci", ".github"],
  ].flat(),
);
const layers = new Set(["lib", "content", "shop", "ui", "sections", "pages", "app", "build", "assets"]);

/** The top level and the folders of src are exactly the listed ones. */
export const place: Rule = (tree) =>
  Object.keys(tree).flatMap((path) => {
    const [top = "", second = "", third] = path.split("/");
    if (!topLevel.has(top)) return [`${path}: ${top} does not belong to the top level`];
    if (top === "src" && (!layers.has(second) || third === undefined)) return [`${path}: ${second} is no layer of src`];
    return [];
  });

/** What nobody should find in a finished tree. */
const leftovers = ["TODO", "FIXME", "XXX", "lorem ipsum"];

/** No leftovers, no banners. Tests may name what they look for. */
export const finished: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => [
    ...leftovers
      .filter(() => !path.startsWith("tests/"))
      .filter((word) => new RegExp(`\\b${word}\\b`, word === word.toUpperCase() ? "" : "i").test(source))
      .map((word) => `${path}: ${word}`),
    ...(/\.(?:tsx?|mjs|css)$/.test(path) && /^\s*(?:\/\/|\/\*|\*)\s*[-=*#~]{4,}/m.test(source)
      ? [`${path}: no banners`]
      : []),
  ]);

/** Files that leave something out, with the reason. */
const apart: Record<string, string> = {
  "stories/decisions/canary.stories.tsx": "One story is broken on purpose; the other proves that axe finds it.",
  "tests/architecture.test.ts": "It holds the broken trees that prove this rule.",
};

/** No story and no test is skipped, and axe is off for none. */
export const unskipped: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    if (path in apart) return [];
    const story = /"!test"|\btest: "(?:off|todo)"|\ba11y: \{[^}]*\bdisable: true/;
    if (/\.stories\.tsx$|^\.storybook\//.test(path) && story.test(source)) return [`${path} leaves a story or axe out`];
    const skipping = /\b(?:test|it|describe|suite)\.(?:skip|only|todo|fixme)\b|\btest\.fail\(/;
    return /\.(?:test|spec)\.tsx?$/.test(path) && skipping.test(source) ? [`${path} skips a test`] : [];
  });

const headings = ["Status", "Context", "Decision", "Consequences"];
const mostWords = 300;

/** Records of decisions have their four parts on one page, and what they point at exists. */
export const decision: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    if (!/^stories\/decisions\/.*\.mdx$/.test(path)) return [];
    const text = source.slice(source.indexOf("\n# "));
    const count = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const files = [...text.matchAll(/`((?:src|tests|stories)\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file);
    const stories = [
      ...text.matchAll(/[*_](UI|Sections|Pages)\/([A-Za-z0-9 /]+)[*_](?:(?::| \()((?:[\s,]*`\w+`)+))?/g),
    ].flatMap(([, shelf = "", title = "", names = ""]) => {
      const file = `stories/${shelf.toLowerCase()}/${title.toLowerCase().replaceAll(" ", "-")}.stories.tsx`;
      return [{ file, name: "" }, ...[...names.matchAll(/\w+/g)].map(([name]) => ({ file, name }))];
    });
    return [
      ...headings
        .filter((heading) => !text.includes(`\n## ${heading}\n`))
        .map((heading) => `${path} has no '${heading}'`),
      ...(count > mostWords ? [`${path} has ${count} words, more than ${mostWords}`] : []),
      ...files.filter((file) => !(file in tree)).map((file) => `${path} points at ${file}, which does not exist`),
      ...stories
        .filter(({ file, name }) => !(tree[file] ?? "").includes(`export const ${name}`))
        .map(({ file, name }) => `${path} points at ${[file, name].join(" ").trim()}, which does not exist`),
    ];
  });
