import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { browserArgs, findHeadlessBrowser } from "#build/cli/browser.ts";
import { persistedLine } from "../../browser/support.ts";

/** How often a fault was injected, and how often the visitor was served in spite of it. */
export interface FaultCount {
  fault: string;
  tried: number;
  survived: number;
  /** The cases that were not survived, with the reason where there is one. */
  lost: string[];
}

/** Injects a fault into every case; a case is lost when its check returns a reason or throws. */
export async function countFault<Case>(
  fault: string,
  cases: readonly Case[],
  findLoss: (one: Case) => Promise<string | undefined>,
): Promise<FaultCount> {
  const lost: string[] = [];
  for (const one of cases) {
    // the first line says what was expected; a log of the browser follows
    const loss = await findLoss(one).catch((error: unknown) => String(error).split("\n")[0]);
    if (loss !== undefined) lost.push(`${String(one)} (${loss})`);
  }
  return { fault, tried: cases.length, survived: cases.length - lost.length, lost };
}

/** Starts the browser of the measurements. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArgs });

/** A visitor's browser with two books in the cart. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(
    (text) => {
      try {
        if (localStorage.getItem("root") === null) localStorage.setItem("root", text);
      } catch {
        // a fault blocks the storage
      }
    },
    JSON.stringify({ version: 1, cart: [persistedLine(1, 2)] }),
  );
  return context;
}

/** Calls a function with a page of a new visitor. */
export async function withVisitor<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await newVisitor(browser);
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
