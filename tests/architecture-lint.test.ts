// @vitest-environment node
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** An import that each of our rules for dependencies reports. */
const invalidImports: [rule: string, file: string, source: string][] = [
  ["lib-imports", "src/lib/a.ts", `import "#content/valid.ts";`],
  ["content-imports", "src/content/a.ts", `import "#ui/valid.ts";`],
  ["shop-imports", "src/shop/a.ts", `import "#sections/valid.ts";`],
  ["ui-imports", "src/ui/a.ts", `import type { valid } from "#content/valid.ts"; export type A = typeof valid;`],
  ["sections-imports", "src/sections/a.ts", `import "#pages/valid.ts";`],
  ["pages-imports", "src/pages/a.ts", `import "#app/valid.ts";`],
  ["app-imports", "src/app/a.ts", `import "#tools/valid.ts";`],
  ["tools-imports", "src/tools/a.ts", `import "#app/valid.ts";`],
  ["section-data", "src/sections/b.ts", `import { type Valid, valid } from "#content/valid.ts"; valid as Valid;`],
  ["radix-and-embla", "src/pages/b.ts", `import "@radix-ui/react-tabs";`],
  ["mail-client", "src/ui/b.ts", `import "@emailjs/browser";`],
  ["zustand", "src/pages/c.ts", `import "zustand/vanilla";`],
  ["react", "src/content/b.ts", `import "react";`],
  ["zod", "src/lib/b.ts", `import "zod";`],
  ["browser-libraries", "src/tools/b.ts", `import "react-dom/server";`],
  ["node-modules", "src/app/b.ts", `import "node:fs";`],
  ["import-alias", "src/ui/c.ts", `import "./valid.ts";`],
  ["folder-circle", "src/tools/cli", `import "#tools/vite/a.ts";`],
];

/** A file that each of our rules for code reports, with a part of the message. */
const invalidCode: [message: string, file: string, source: string][] = [
  ["Links come from #ui/link.tsx", "src/pages/d.ts", `import { NavLink } from "react-router-dom"; NavLink();`],
  ["security policy blocks style", "src/ui/d.tsx", `export const A = () => <p style={{ width: 3 }}>A</p>;`],
  ["take variants, not classes", "src/pages/e.tsx", `export const A = ({ B }) => <B className="p-4" />;`],
  ["default export", "src/ui/e.ts", `export default 1;`],
  ["barrel", "src/ui/f.ts", `export * from "#ui/valid.ts";`],
  ["Unknown class detected: p-7", "src/ui/g.tsx", `export const A = () => <p className="p-7">A</p>;`],
  ["No arbitrary value", "src/ui/h.tsx", `export const A = () => <p className="hover:w-[3px]">A</p>;`],
  ["No bare custom property", "src/ui/i.tsx", `export const A = () => <p className="w-(--width)">A</p>;`],
  ["No bare number", "src/ui/j.tsx", `export const A = () => <p className="md:hover:duration-150">A</p>;`],
  ["Stories import from storybook/test", "stories/ui/a.stories.tsx", `import { expect } from "vitest"; expect();`],
];

const rest = `export const valid = 1; export type Valid = number;`;

/** Files that no rule reports, one for each layer. */
const valid: [file: string, source: string][] = [
  ["src/lib/valid.ts", `import "zod/mini"; ${rest}`],
  ["src/content/valid.ts", `import "#lib/valid.ts"; ${rest}`],
  ["src/shop/valid.ts", `import "#content/valid.ts"; import "react"; import "zustand"; ${rest}`],
  ["src/ui/valid.ts", `import "react-router-dom"; import "@radix-ui/react-tabs"; ${rest}`],
  ["src/ui/valid.tsx", `export const A = () => <p className="data-[state=open]:bg-raised border-0">A</p>;`],
  [
    "src/sections/valid.ts",
    `import type { Valid } from "#content/valid.ts"; import "react-router-dom"; export type A = Valid; ${rest}`,
  ],
  ["src/pages/valid.ts", `import "#shop/valid.ts"; import "#sections/valid.ts"; ${rest}`],
  ["src/app/valid.ts", `import "#pages/valid.ts"; ${rest}`],
  ["src/tools/valid.ts", `import "node:path"; import "#lib/valid.ts"; ${rest}`],
];

/** What the two tools report of files in a folder of their own: a name or message for each file. */
const reports = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), "korvane-lint-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (file: string, source: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${source}\n`);
  };
  const configured = [".dependency-cruiser.mjs", "package.json", "tsconfig.json"];
  for (const file of configured) copyFileSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const config = readFileSync(path.join(root, ".oxlintrc.json"), "utf8")
    .replace(`"src/app/styles.css"`, JSON.stringify(path.join(root, "src/app/styles.css")))
    .replace(`"typeAware": true`, `"typeAware": false`);
  write(".oxlintrc.json", config);
  write("src/tools/cli/a.ts", `import "#tools/vite/a.ts";`);
  write("src/tools/vite/a.ts", `import "#tools/cli/b.ts";`);
  write("src/tools/cli/b.ts", rest);
  for (const [, file, source] of [...invalidImports, ...invalidCode]) if (path.extname(file)) write(file, source);
  for (const [file, source] of valid) write(file, source);

  const run = (script: string, ...args: string[]) => {
    const tool = [path.join(root, "node_modules", script), ...args];
    const { stdout, stderr } = spawnSync(process.execPath, tool, { cwd: folder, encoding: "utf8" });
    if (!stdout.startsWith("{")) throw new Error(`${script} did not run: ${stdout}${stderr}`);
    return JSON.parse(stdout);
  };
  const cruise = run(
    "dependency-cruiser/bin/dependency-cruise.mjs",
    "src",
    "--config",
    ".dependency-cruiser.mjs",
    "--output-type",
    "json",
  ) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const lint = run("oxlint/bin/oxlint", "--format=json", "src", "stories") as {
    diagnostics: { filename: string; message: string; code: string; help?: string }[];
  };
  return [
    ...cruise.summary.violations.map(({ from, rule }) => ({ file: from, text: rule.name })),
    ...lint.diagnostics.map(({ filename, code, message, help }) => ({
      file: filename,
      text: `${code}: ${message} ${help ?? ""}`,
    })),
  ];
})();

const reportsOf = (file: string) => reports.filter((report) => report.file === file).map(({ text }) => text);

test.each(invalidImports)("%s reports %s: %s", (rule, file) => {
  expect(reportsOf(file)).toContain(rule);
});

test.each(invalidCode)("'%s' is said of %s: %s", (message, file) => {
  expect(reportsOf(file).join("\n")).toContain(message);
});

test.each(valid)("nothing is said of %s: %s", (file) => {
  expect(reportsOf(file)).toEqual([]);
});
