// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** What the linter must report: the file that breaks a rule, and the words of the report. */
const broken: [file: string, source: string, words: string][] = [
  ["src/lib/a.ts", `import { posts } from "#content/post"; posts();`, "lib knows nothing of ours"],
  ["src/lib/b.ts", `import { Link } from "react-router-dom"; Link();`, "lib has no interface"],
  ["src/lib/c.ts", `import { a } from "./a"; a();`, "Imports name their layer"],
  ["src/lib/d.ts", `import { readFile } from "node:fs"; readFile();`, "This runs in a browser"],
  ["src/lib/e.ts", `import { z } from "zod"; z();`, "zod/mini"],
  ["src/content/a.ts", `import { Button } from "#ui/button"; Button();`, "content knows lib alone"],
  ["src/content/b.ts", `import { useState } from "react"; useState();`, "content is words"],
  ["src/shop/a.ts", `import { CartTable } from "#sections/cart-table"; CartTable();`, "shop knows lib and content"],
  ["src/ui/a.ts", `import { posts } from "#content/post"; posts();`, "ui knows lib alone"],
  ["src/ui/b.ts", `import type { Post } from "#content/post"; export type A = Post;`, "ui knows lib alone"],
  ["src/ui/c.ts", `import { send } from "@emailjs/browser"; send();`, "The mail client is lib's"],
  ["src/ui/d.ts", `import { Link } from "../ui/link"; Link();`, "Imports name their layer"],
  ["src/sections/a.ts", `import { posts } from "#content/post"; posts();`, "Content reaches sections as props"],
  ["src/sections/b.ts", `import { addLine } from "#shop/cart"; addLine();`, "types and hooks"],
  ["src/sections/c.ts", `import { Root } from "@radix-ui/react-tabs"; Root();`, "Radix and Embla are ui's"],
  ["src/sections/d.ts", `import { Link } from "react-router-dom"; Link();`, "Links come from #ui/link"],
  ["src/sections/e.ts", `import { HomePage } from "#pages/home"; HomePage();`, "sections know lib and ui"],
  [
    "src/sections/f.ts",
    `import { type Post, posts } from "#content/post"; export const a: Post = posts();`,
    "Content reaches sections as props",
  ],
  [
    "src/pages/a.ts",
    `import { routes } from "#app/routes"; routes();`,
    "pages know lib, content, shop, ui and sections",
  ],
  ["src/pages/b.ts", `import useCarousel from "embla-carousel-react"; useCarousel();`, "Radix and Embla are ui's"],
  ["src/pages/c.ts", `import { create } from "zustand"; create();`, "The store is shop's"],
  ["src/app/a.ts", `import { readTokens } from "#build/tokens"; readTokens();`, "Nobody imports build"],
  ["src/app/b.ts", `import { NavLink } from "react-router-dom"; NavLink();`, "Links come from #ui/link"],
  ["src/build/a.ts", `import { routes } from "#app/routes"; routes();`, "build knows lib"],
  ["src/build/b.ts", `import { useState } from "react"; useState();`, "Nothing of the browser here"],
  ["src/ui/barrel.ts", `export * from "#ui/button";`, "barrel"],
  ["src/ui/BadName.ts", `export const a = 1;`, "filename"],
  ["src/ui/default.ts", `export default 1;`, "default export"],
  [
    "src/ui/style.tsx",
    `export const A = () => <p style={{ width: 3 }}>A</p>;`,
    "the security policy blocks style attributes",
  ],
  [
    "src/ui/unknown.tsx",
    `export const A = () => <p className="bg-red-500">A</p>;`,
    "Unknown class detected: bg-red-500",
  ],
  [
    "src/ui/unknown-cn.tsx",
    `import { cn } from "#lib/cn"; export const a = cn("p-4", Math.random() > 0.5 && "p-7");`,
    "p-7",
  ],
  [
    "src/ui/unknown-cva.ts",
    `import { cva } from "class-variance-authority"; export const a = cva("p-4", { variants: { x: { y: "p-7" } } });`,
    "p-7",
  ],
  ["src/ui/arbitrary.tsx", `export const A = () => <p className="hover:w-[3px]">A</p>;`, "No arbitrary value"],
  ["src/ui/arbitrary-property.tsx", `export const A = () => <p className="[mask:none]">A</p>;`, "No arbitrary value"],
  [
    "src/ui/bare-property.tsx",
    `export const A = () => <p className="w-(--my-width)">A</p>;`,
    "No bare custom property",
  ],
  ["src/ui/bare-duration.tsx", `export const A = () => <p className="md:hover:duration-150">A</p>;`, "No bare number"],
  ["src/ui/bare-layer.tsx", `export const A = () => <p className="-z-10">A</p>;`, "No bare number"],
  [
    "stories/ui/a.stories.tsx",
    `import { expect } from "vitest"; export default { component: expect }; export const A = {};`,
    "Stories play with storybook/test",
  ],
  [
    "stories/ui/b.stories.tsx",
    `const meta = { title: "UI/B" }; export default meta; export const A = {};`,
    "satisfies",
  ],
];

/** What the linter must let pass, since the layers allow it. */
const sound: [file: string, source: string][] = [
  ["src/content/ok.ts", `import { day } from "#lib/date"; import * as z from "zod/mini"; export const a = day(z);`],
  [
    "src/shop/ok.ts",
    `import { products } from "#content/product"; import { create } from "zustand"; export const a = create(products);`,
  ],
  [
    "src/ui/ok.ts",
    `import { Link } from "react-router-dom"; import { Root } from "@radix-ui/react-tabs"; export const a = [Link, Root];`,
  ],
  [
    "src/ui/ok.tsx",
    `export const A = () => <p className="data-[state=open]:bg-raised z-header border-0 group-data-[side=left]:p-4">A</p>;`,
  ],
  [
    "src/sections/ok.ts",
    `import type { Post } from "#content/post"; import type { Line } from "#shop/cart"; export type A = Post | Line;`,
  ],
  [
    "src/sections/ok-hook.ts",
    `import { useCart } from "#shop/use-cart"; import { useLocation } from "react-router-dom"; export const a = [useCart, useLocation];`,
  ],
  [
    "src/pages/ok.ts",
    `import { posts } from "#content/post"; import { useCart } from "#shop/use-cart"; export const a = [posts, useCart];`,
  ],
  ["src/app/ok.ts", `import "./styles.css"; import { HomePage } from "#pages/home"; export const a = HomePage;`],
  [
    "src/build/ok.ts",
    `import path from "node:path"; import { project } from "#lib/projection"; export const a = [path, project];`,
  ],
];

/** The project's own rules, over a small tree that exists only for this test. */
const reports = (() => {
  const cache = path.join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "lint-"));
  const write = (file: string, source: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  };
  afterAll(() => rmSync(folder, { recursive: true }));
  const config = readFileSync(path.join(root, ".oxlintrc.json"), "utf8")
    .replace(`"src/app/styles.css"`, JSON.stringify(path.join(root, "src/app/styles.css")))
    .replace(`"typeAware": true`, `"typeAware": false`);
  write(".oxlintrc.json", config);
  for (const [file, source] of [...broken, ...sound]) write(file, `${source}\n`);
  const files = [...broken, ...sound].map(([file]) => file);
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, "--format=json", ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  if (!stdout.startsWith("{")) throw new Error(`The linter did not run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string; code: string; help?: string }[];
  };
  return new Map(
    files.map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code, message, help }) => `${code}: ${message} ${help ?? ""}`),
    ]),
  );
})();

test.each(broken)("the linter reports %s: %s", (file, _source, words) => {
  expect(reports.get(file)?.join("\n")).toContain(words);
});

test.each(sound)("the linter lets pass %s: %s", (file) => {
  expect(reports.get(file)).toEqual([]);
});
