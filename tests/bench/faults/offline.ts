import type { Page } from "playwright";
import { hydrated, paths } from "../../browser/support.ts";
import { countFault, follow, launch, titleOf, withVisitor, type FaultCount } from "./fault-count.ts";

/** Follows a link without a connection, and tries again when it is back. */
async function visitOffline(page: Page, origin: string, url: string): Promise<undefined> {
  const title = titleOf(url);
  await page.goto(`${origin}/site-map`);
  await hydrated(page);
  await page.context().setOffline(true);
  await follow(page, url);
  await page.waitForFunction(
    (expected) => document.title === expected || document.title.startsWith("Unexpected Application Error!"),
    title,
    { timeout: 15_000 },
  );
  await page.context().setOffline(false);
  if ((await page.title()) === title) return;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForFunction((expected) => document.title === expected, title, { timeout: 15_000 });
}

/** Follows a link to every path without a connection, and tries again when it is back. */
export async function measureOffline(origin: string, chosen = paths): Promise<FaultCount> {
  const browser = await launch();
  const cases = chosen.filter((url) => url !== "/site-map");
  const count = await countFault("offline, and back", cases, (url) =>
    withVisitor(browser, (page) => visitOffline(page, origin, url)),
  );
  await browser.close();
  return count;
}
