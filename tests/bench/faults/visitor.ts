import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";
import { pageFile } from "#tools/site/page-html.ts";
import { dist, persist, persistedLine } from "../../browser/support.ts";

/** Starts the browser of the measurements. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArgs });

/** What the shop has persisted for a visitor: two copies of a book in the cart. */
const twoBooks = { cart: [persistedLine(1, 2)] };

/** A visitor's browser, for addresses of one origin, with persisted parts of the shop. */
export async function newVisitor(browser: Browser, origin: string, shop: object = twoBooks): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce" });
  context.setDefaultTimeout(10_000);
  await persist(context, shop);
  return context;
}

/** Calls a function with a page of a new visitor. */
export type Visit = <Result>(run: (page: Page) => Promise<Result>, shop?: object) => Promise<Result>;

/** How new visitors open an origin. */
export const visitsTo =
  (browser: Browser, origin: string): Visit =>
  async (run, shop) => {
    const context = await newVisitor(browser, origin, shop);
    try {
      return await run(await context.newPage());
    } finally {
      await context.close();
    }
  };

/** Follows a link of the page without the pointer, so that nothing is loaded before. */
export const follow = (page: Page, to: string): Promise<void> =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** The HTML of a path in the built site. */
const builtPage = (url: string): string => readFileSync(path.join(dist, pageFile(url)), "utf8");

/** Whether a page loads a file of `data/`, which it names. */
export const loadsData = (url: string): boolean => /\/data\/[\w/-]+\.json/.test(builtPage(url));

/** The title of a path in the built site. */
export const titleOf = (url: string): string =>
  /<title[^>]*>([^<]*)</.exec(builtPage(url))?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'") ?? "";

/** Waits for the title of a path. */
export const waitForTitle = (page: Page, url: string) =>
  page.waitForFunction((title) => document.title === title, titleOf(url), { timeout: 15_000 });
