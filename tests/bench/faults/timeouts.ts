import type { Page } from "playwright";
import { hydrated, kinds } from "../../browser/support.ts";
import { findTimeoutProblem, lateScripts, pageFailure } from "../../browser/time-out.ts";
import { countFault, follow, launch, loadsData, titleOf, withVisitor, type FaultCount } from "./fault-count.ts";

/** Opens a page with a clock that can be moved. */
async function open(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await hydrated(page);
}

/** Follows a link to a page whose files never arrive, and tries again when they do. */
async function visitLate(page: Page, origin: string, url: string, files: RegExp): Promise<string | undefined> {
  await open(page, `${origin}/site-map`);
  const problem = await findTimeoutProblem(page, {
    files,
    request: () => follow(page, url),
    failure: pageFailure(page),
  });
  if (problem) return problem;
  if (!(await page.getByRole("navigation", { name: "Main" }).isVisible())) return "no navigation";
  await page.unroute(files);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForFunction((title) => document.title === title, titleOf(url), { timeout: 15_000 });
  return undefined;
}

/** Opens a part of a page whose code never arrives. */
async function openLate(page: Page, origin: string, name: string): Promise<string | undefined> {
  const part = lateScripts[name];
  if (!part) return "no such part";
  await open(page, origin + part.path);
  const files = new RegExp(`/assets/${part.script}-[^/]+\\.js`);
  return findTimeoutProblem(page, { files, request: () => part.open(page), failure: part.failure(page) });
}

/** Lets code and data of one page of each kind, and of parts that open, run into the time-out of 120 seconds. */
export async function* measureTimeouts(origin: string, chosen?: string[]): AsyncGenerator<FaultCount> {
  const browser = await launch();
  const cases = (chosen ?? kinds.flatMap(([first]) => first ?? [])).filter((url) => url !== "/site-map");
  yield await countFault("time-out of a page's code", cases, (url) =>
    withVisitor(browser, (page) => visitLate(page, origin, url, /\/assets\/[^/]+\.js$/)),
  );
  yield await countFault("time-out of a page's data", cases.filter(loadsData), (url) =>
    withVisitor(browser, (page) => visitLate(page, origin, url, /\/data\/.+\.json$/)),
  );
  const parts = Object.keys(lateScripts).filter((name) => !chosen || chosen.includes(lateScripts[name]?.path ?? ""));
  yield await countFault("time-out of a part's code", parts, (name) =>
    withVisitor(browser, (page) => openLate(page, origin, name)),
  );
  await browser.close();
}
