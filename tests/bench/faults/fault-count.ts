import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";
import { pageFile } from "#tools/site/page-html.ts";
import { dist, persistedLine } from "../../browser/support.ts";

/** How often a fault was injected, and how often the visitor was served in spite of it. */
export interface FaultCount {
  fault: string;
  tried: number;
  survived: number;
  /** The cases that were not survived, with the reason where there is one. */
  lost: string[];
}

/**
 * Injects a fault into every case; a case is lost when its check returns a reason or throws. Most of a case's time is
 * waiting, so that four run at a time; `workers` is 1 where a page in the background would wait, too.
 */
export async function countFault<Case>(
  fault: string,
  cases: readonly Case[],
  findLoss: (one: Case) => Promise<string | undefined>,
  workers = 4,
): Promise<FaultCount> {
  const lost: string[] = [];
  const queue = cases.values();
  const work = async () => {
    for (const one of queue) {
      // the first line says what was expected; a log of the browser follows
      const loss = await findLoss(one).catch((error: unknown) => String(error).split("\n")[0]);
      if (loss !== undefined) lost.push(`${String(one)} (${loss})`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { fault, tried: cases.length, survived: cases.length - lost.length, lost };
}

/** Starts the browser of the measurements. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArgs });

/** What the shop has persisted for a visitor: two copies of a book in the cart. */
const twoBooks = { cart: [persistedLine(1, 2)] };

/** A visitor's browser with persisted parts of the shop. */
export async function newVisitor(browser: Browser, shop: object = twoBooks): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(
    (text) => {
      try {
        if (localStorage.getItem("root") === null) localStorage.setItem("root", text);
      } catch {
        // a fault blocks the storage
      }
    },
    JSON.stringify({ version: 1, ...shop }),
  );
  return context;
}

/** Calls a function with a page of a new visitor. */
export async function withVisitor<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
  shop?: object,
): Promise<Result> {
  const context = await newVisitor(browser, shop);
  try {
    context.setDefaultTimeout(10_000);
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

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
