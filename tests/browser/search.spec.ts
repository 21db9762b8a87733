import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { dist, readBuilt } from "./built-site.ts";
import { visit } from "./support.ts";

test("every search result can be scrolled into view in a small window, and none is cut", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, "/about");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search the site" }).fill("design");
  const results = page.getByRole("list", { name: "Results" });
  await expect(results.getByRole("link")).toHaveCount(8);
  const panel = await results.evaluate((list) => list.closest(".overflow-y-auto")?.getBoundingClientRect().bottom);
  expect(panel).toBeLessThanOrEqual(568);
  await results.getByRole("link").last().hover();
  await expect(results.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  const cut = await results
    .locator("span")
    .evaluateAll(
      (spans) => spans.filter((span) => span.scrollWidth > span.clientWidth + 1 && span.clientWidth > 0).length,
    );
  expect(cut).toBe(0);
});

test("every entry's thumbnail exists", () => {
  const files = readdirSync(path.join(dist, "assets"));
  const entries = readBuilt("data/search.json");
  const ids = [...entries.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !files.includes(`${id}-96.webp`))).toEqual([]);
});
