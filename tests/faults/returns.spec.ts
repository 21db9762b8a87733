import { expect, test } from "@playwright/test";
import { paths } from "../browser/built-site.ts";
import { visit } from "../browser/support.ts";
import { startWithCart } from "./pages.ts";

startWithCart();

for (const url of paths)
  test(`left, and back from the cache: ${url}`, async ({ page }) => {
    await visit(page, url);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(url === "/404" ? "/" : "/404");
    // `page.goBack` waits for a navigation that a page from the cache may not report
    await page.evaluate(() => void setTimeout(() => history.back()));
    const readPlace = () => page.evaluate(() => [location.pathname, "isKept" in window]).catch(() => undefined);
    await expect.poll(readPlace, "the path, and whether the page was not loaded again").toEqual([url, true]);
  });
