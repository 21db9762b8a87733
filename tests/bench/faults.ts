import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Route } from "playwright";
import { browserArgs, findBrowser, findHeadlessBrowser } from "#build/cli/browser.ts";
import { root } from "#build/cli/run.ts";
import { hydrated } from "../browser/support.ts";

const dist = path.join(root, "dist");

/** Every path of the built site. */
const paths = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map(
    (file) =>
      `/${file
        .split(path.sep)
        .join("/")
        .replace(/(?:index)?\.html$/, "")}`,
  )
  .toSorted();

const titleOf = (url: string) => {
  const page = readFileSync(path.join(dist, url === "/" ? "index.html" : `${url.slice(1)}.html`), "utf8");
  return /<title[^>]*>([^<]*)</.exec(page)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'") ?? "";
};

/** What the host answers to requests for files of a build that it no longer has. */
const failures: Record<string, { pattern: RegExp; answer: (route: Route) => Promise<void> }> = {
  "404": { pattern: /\.js$/, answer: (route) => route.fulfill({ status: 404, body: "Not found" }) },
  "HTML in its place": {
    pattern: /\.js$/,
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Korvane</h1>" }),
  },
  "500": { pattern: /\.js$/, answer: (route) => route.fulfill({ status: 500, body: "Error" }) },
  aborted: { pattern: /\.js$/, answer: (route) => route.abort() },
  corrupt: {
    pattern: /\.js$/,
    answer: (route) => route.fulfill({ contentType: "text/javascript", body: "export const page = (" }),
  },
  "missing CSS": { pattern: /\.css$/, answer: (route) => route.fulfill({ status: 404, body: "Not found" }) },
};

const line = { id: 1, title: "Book 1", price: "10.00", discount: "0.00", selected_color: "", selected_size: "L" };
const persisted = {
  version: 1,
  cart: [{ ...line, qty: 2, sum: "20.00", proImg: "cover", brand: "Workbench Editions", size: "L" }],
};

/** One visit whose host has published a new build after the first page. */
interface Visit {
  arrived: boolean;
  reloads: number;
  cartKept: boolean;
}

async function visitStale(context: BrowserContext, origin: string, url: string, name: string): Promise<Visit> {
  const page = await context.newPage();
  const failure = failures[name];
  if (!failure) throw new Error(`Unknown failure ${name}`);
  let isStale = false;
  let reloads = 0;
  await page.route(/\/assets\/[^/]+$/, async (route) => {
    const isBroken = isStale && failure.pattern.test(new URL(route.request().url()).pathname);
    await (isBroken ? failure.answer(route) : route.continue());
  });
  page.on("request", (request) => {
    if (!isStale || !request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    // the new page names the files of the new build
    isStale = false;
    reloads += 1;
  });
  try {
    await page.goto(`${origin}/site-map`);
    await hydrated(page);
    // no file of the page may come from the cache
    isStale = true;
    await page
      .locator(`main a[href="${url}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    const arrived = await page
      .waitForFunction(
        ([title, pathname]) => document.title === title && location.pathname === pathname,
        [titleOf(url), url],
        { timeout: 15_000 },
      )
      .then(
        () => true,
        () => false,
      );
    const stored = await page.evaluate(() => localStorage.getItem("root") ?? "");
    return { arrived, reloads, cartKept: stored.includes('"qty":2') };
  } finally {
    await page.close();
  }
}

/** The sums over all paths for one failure. */
export interface StaleResult {
  failure: string;
  visits: number;
  arrived: number;
  mostReloads: number;
  cartsKept: number;
  lost: string[];
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript((text) => {
    if (localStorage.getItem("root") === null) localStorage.setItem("root", text);
  }, JSON.stringify(persisted));
  return context;
}

/** Follows a link to every path after a new build was published, with each failure of the old files. */
export async function* measureStale(origin: string, chosen = paths): AsyncGenerator<StaleResult> {
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArgs });
  for (const failure of Object.keys(failures)) {
    const result: StaleResult = { failure, visits: 0, arrived: 0, mostReloads: 0, cartsKept: 0, lost: [] };
    for (const url of chosen.filter((one) => one !== "/site-map")) {
      // a context of its own: a later reload within a minute would not be automatic
      const context = await newContext(browser);
      const { arrived, reloads, cartKept } = await visitStale(context, origin, url, failure);
      await context.close();
      result.visits += 1;
      result.arrived += Number(arrived);
      result.cartsKept += Number(cartKept);
      result.mostReloads = Math.max(result.mostReloads, reloads);
      if (!arrived || !cartKept) result.lost.push(url);
    }
    yield result;
  }
  await browser.close();
}

/** Leaves every page for another document and goes back; returns the paths that were loaded again. */
export async function measureReturns(origin: string, chosen = paths): Promise<{ visits: number; reloaded: string[] }> {
  const browser = await chromium.launch({
    // the browser without an interface has no such cache
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const reloaded: string[] = [];
  const context = await newContext(browser);
  const page = await context.newPage();
  for (const url of chosen) {
    await page.goto(origin + url);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${origin}${url === "/404" ? "/" : "/404"}`);
    await page.goBack();
    if (!(await page.evaluate(() => "isKept" in window))) reloaded.push(url);
  }
  await browser.close();
  return { visits: chosen.length, reloaded };
}
