// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Files that the linter must report, with a part of its message. */
const invalid: [file: string, source: string, message: string][] = [
  ["src/lib/a.ts", `import { posts } from "#content/post"; posts();`, "lib imports no other layer"],
  ["src/lib/b.ts", `import { Link } from "react-router-dom"; Link();`, "lib has no components"],
  ["src/lib/c.ts", `import { a } from "./a"; a();`, "Imports start with their layer"],
  ["src/lib/d.ts", `import { readFile } from "node:fs"; readFile();`, "Browser code cannot import Node modules"],
  ["src/lib/e.ts", `import { z } from "zod"; z();`, "zod/mini"],
  ["src/content/a.ts", `import { Button } from "#ui/button"; Button();`, "content imports lib only"],
  ["src/content/b.ts", `import { useState } from "react"; useState();`, "content has no behavior"],
  [
    "src/shop/a.ts",
    `import { CartTable } from "#sections/cart-table"; CartTable();`,
    "shop imports lib and content only",
  ],
  ["src/ui/a.ts", `import { posts } from "#content/post"; posts();`, "ui imports lib only"],
  ["src/ui/b.ts", `import type { Post } from "#content/post"; export type A = Post;`, "ui imports lib only"],
  ["src/ui/c.ts", `import { send } from "@emailjs/browser"; send();`, "Only lib imports the mail client"],
  ["src/ui/d.ts", `import { Link } from "../ui/link"; Link();`, "Imports start with their layer"],
  ["src/sections/a.ts", `import { posts } from "#content/post"; posts();`, "Content is passed to sections as props"],
  ["src/sections/b.ts", `import { addLine } from "#shop/cart"; addLine();`, "types and hooks (use-*) only"],
  ["src/sections/c.ts", `import { Root } from "@radix-ui/react-tabs"; Root();`, "Only ui imports Radix and Embla"],
  ["src/sections/d.ts", `import { Link } from "react-router-dom"; Link();`, "Links come from #ui/link.tsx"],
  ["src/sections/e.ts", `import { HomePage } from "#pages/home"; HomePage();`, "sections import lib and ui only"],
  [
    "src/sections/f.ts",
    `import { type Post, posts } from "#content/post"; export const a: Post = posts();`,
    "Content is passed to sections as props",
  ],
  [
    "src/pages/a.ts",
    `import { routes } from "#app/routes"; routes();`,
    "pages import lib, content, shop, ui and sections only",
  ],
  [
    "src/pages/b.ts",
    `import useCarousel from "embla-carousel-react"; useCarousel();`,
    "Only ui imports Radix and Embla",
  ],
  ["src/pages/c.ts", `import { create } from "zustand"; create();`, "Only shop uses zustand"],
  ["src/app/a.ts", `import { readTokens } from "#tools/tokens"; readTokens();`, "No other layer imports tools"],
  ["src/app/b.ts", `import { NavLink } from "react-router-dom"; NavLink();`, "Links come from #ui/link.tsx"],
  ["src/tools/a.ts", `import { routes } from "#app/routes"; routes();`, "tools imports lib only"],
  ["src/tools/b.ts", `import { useState } from "react"; useState();`, "Node code cannot import browser libraries"],
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
    "src/ui/unknown-cx.tsx",
    `import { cx } from "class-variance-authority"; export const a = cx("p-4", Math.random() > 0.5 && "p-7");`,
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
  ["src/ui/bare-opacity.tsx", `export const A = () => <p className="hover:opacity-60">A</p>;`, "No bare number"],
  ["src/ui/bare-ratio.tsx", `export const A = () => <p className="md:aspect-5/2">A</p>;`, "No bare number"],
  ["src/ui/bare-layer.tsx", `export const A = () => <p className="-z-10">A</p>;`, "No bare number"],
  [
    "stories/ui/a.stories.tsx",
    `import { expect } from "vitest"; export default { component: expect }; export const A = {};`,
    "Stories import from storybook/test",
  ],
  [
    "stories/ui/b.stories.tsx",
    `const meta = { title: "UI/B" }; export default meta; export const A = {};`,
    "satisfies",
  ],
];

/** Files that the linter must accept. */
const valid: [file: string, source: string][] = [
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
    "src/tools/ok.ts",
    `import path from "node:path"; import { project } from "#lib/projection"; export const a = [path, project];`,
  ],
];

/** The project's rules, applied to temporary files. */
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
  for (const [file, source] of [...invalid, ...valid]) write(file, `${source}\n`);
  const files = [...invalid, ...valid].map(([file]) => file);
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

test.each(invalid)("the linter reports %s: %s", (file, _source, message) => {
  expect(reports.get(file)?.join("\n")).toContain(message);
});

test.each(valid)("the linter accepts %s: %s", (file) => {
  expect(reports.get(file)).toEqual([]);
});
