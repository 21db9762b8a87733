import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { themeNames } from "#lib/theme/themes.ts";
import { root } from "#tools/shared/run.ts";
import { complaintsOf, findViolations } from "../page-checks.ts";
import { test } from "./serve.ts";

const index: { entries: Record<string, { id: string; type: string; title: string }> } = JSON.parse(
  readFileSync(path.join(root, "storybook-static/index.json"), "utf8"),
);
const pages = Object.values(index.entries).filter(({ type }) => type === "docs");

/** Several whole pages and sections in one page of documentation repeat landmarks and headings. */
const repeated = [
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-main-is-top-level",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-complementary-is-top-level",
  "landmark-unique",
  "page-has-heading-one",
  "heading-order",
  "region",
];

/** Storybook's editor of objects in the table of props has list items without a list. */
const context = { exclude: [".rejt-tree"] };

/** The number of stories that are higher than their frames, by more than the 13 pixels from which axe sees a scrolled region. */
const countCut = (stories: Element[]) =>
  stories.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 13).length;

/** Opens a page of documentation in a theme. A switch of the theme would load the page again, too. */
async function open(page: Page, address: string, theme: string): Promise<void> {
  await page.goto(`${address}&globals=theme:${theme}`);
  await expect(page.getByRole("main").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

for (const { id, title } of pages)
  test(`${title} fits 320 pixels, has no violation in any theme, and leaves the console empty`, async ({
    page,
    storybook,
  }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const found: string[] = [];
    for (const theme of themeNames.toReversed()) {
      await open(page, `${storybook}iframe.html?id=${id}&viewMode=docs`, theme);
      // Code and tables get their width once they are highlighted and measured.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // A story has its height one frame after it is rendered; until then, it can be scrolled.
      await expect.poll(() => page.locator(".docs-story").evaluateAll(countCut)).toBe(0);
      const rules = theme === themeNames.at(-1) ? "all" : "colors";
      const violations = await findViolations(page, { rules, disabled: repeated, context });
      found.push(...violations.map((text) => `${theme}: ${text}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
