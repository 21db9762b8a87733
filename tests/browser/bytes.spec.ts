import { globSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { scriptBudget, weighPage } from "../page-bytes.ts";
import { dist, pageHtml, paths, readBuilt } from "./built-site.ts";

test("no page starts with more JavaScript than its budget", async () => {
  const pages = await Promise.all(paths.map(async (address) => ({ address, ...(await weighPage(dist, address)) })));
  expect(pages.filter(({ address, scripts }) => scripts > scriptBudget(address))).toEqual([]);
  // React alone is larger: the sizes are those of scripts that exist
  expect(pages.filter(({ scripts }) => scripts < 60_000)).toEqual([]);
});

test("the styles inside each page are at most 15 kB", () => {
  const styles = new Set(paths.map((address) => (pageHtml(address).match(/<style[^>]*>[^<]+/g) ?? []).join("")));
  expect([...styles].filter((style) => style === "" || brotliCompressSync(style).length > 15_000)).toEqual([]);
});

test("no script makes an `Intl` object, the first of which blocks a phone", () => {
  const scripts = globSync("assets/*.js", { cwd: dist });
  const isSlow = (name: string) => /\bIntl\.|\.toLocale\w*String/.test(readBuilt(name));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter(isSlow)).toEqual([]);
});
