import { expect, test } from "@playwright/test";
import { holdBack, layoutShift } from "./support.ts";

const countFiles = () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("woff2")).length;

// a phone has the most lines that a wider typeface could make longer; a page of a task has no data there
for (const path of ["/", "/blog-single/1", "/cart", "/checkout"])
  test(`${path} does not shift when the typefaces load`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const load = await holdBack(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.evaluate(countFiles)).toBe(0);
    load();
    await page.evaluate(() => document.fonts.ready);
    // one file for each: the published Instrument Sans is for characters that the site's texts do not have
    expect(await page.evaluate(countFiles)).toBe(path.startsWith("/c") ? 1 : 2);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
