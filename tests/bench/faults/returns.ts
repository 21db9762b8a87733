import { chromium } from "playwright";
import { browserArgs, findBrowser } from "#build/cli/browser.ts";
import { hydrated, paths } from "../../browser/support.ts";
import { countFault, newVisitor, type FaultCount } from "./fault-count.ts";

/** Leaves every page for another document and goes back: the page must not load again. */
export async function measureReturns(origin: string, chosen = paths): Promise<FaultCount> {
  const browser = await chromium.launch({
    // the browser without an interface has no such cache
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await (await newVisitor(browser)).newPage();
  const leaveAndReturn = async (url: string) => {
    await page.goto(origin + url);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${origin}${url === "/404" ? "/" : "/404"}`);
    await page.goBack();
    return (await page.evaluate(() => "isKept" in window)) ? undefined : "loaded again";
  };
  const count = await countFault("left, and back from the cache", chosen, leaveAndReturn, 1);
  await browser.close();
  return count;
}
