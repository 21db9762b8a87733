import { expect, test } from "@playwright/test";
import { holdBack, layoutShift } from "./support.ts";

const loadedFiles = () =>
  performance.getEntriesByType("resource").flatMap(({ name }) => /([\w-]+)-[\w-]{8}\.woff2/.exec(name)?.[1] ?? []);

// a phone has the most lines that a wider typeface could make longer; the cart has no data there
for (const path of ["/", "/blog-single/1", "/cart", "/checkout"])
  test(`${path} does not shift when the typefaces load`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const load = await holdBack(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.evaluate(loadedFiles)).toEqual([]);
    load();
    // all of the page is laid out
    await page.waitForFunction(() => document.documentElement.dataset["starting"] === undefined);
    await page.evaluate(() => document.fonts.ready);
    // the published Instrument Sans is for characters that the site's texts do not have
    const data = ["/cart", "/checkout"].includes(path) ? [] : ["geist-mono-latin-400-normal"];
    await expect.poll(() => page.evaluate(loadedFiles)).toEqual(["instrument-sans-basic", ...data]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
