import { chromium } from "playwright";
import { browserArgs, findBrowser } from "#tools/cli/browser.ts";
import { paths, visit } from "../../browser/support.ts";
import { printFault } from "./fault.ts";
import { newVisitor } from "./visitor.ts";

/** Leaves every page for another document and goes back: the page must not load again. */
export async function printReturns(origin: string, chosen = paths): Promise<void> {
  const browser = await chromium.launch({
    // the browser without an interface has no such cache
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await newVisitor(browser, origin);
  const findLoss = async (url: string) => {
    const page = await context.newPage();
    await visit(page, url);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(url === "/404" ? "/" : "/404");
    // `page.goBack` waits for a navigation that a page from the cache may not report
    await page.evaluate(() => void setTimeout(() => history.back()));
    let place = { path: "", isKept: false };
    for (let round = 0; round < 50 && place.path !== url; round++) {
      await page.waitForTimeout(100);
      place = await page.evaluate(() => ({ path: location.pathname, isKept: "isKept" in window })).catch(() => place);
    }
    await page.close();
    if (place.path !== url) return `at ${place.path}`;
    return place.isKept ? undefined : "loaded again";
  };
  // this browser does not paint a page in the background
  await printFault({ name: "returns", title: "left, and back from the cache", cases: chosen, findLoss, workers: 1 });
  await browser.close();
}
