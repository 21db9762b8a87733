import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "playwright";
import { dist, hydrated, paths } from "../../browser/support.ts";
import { countFault, follow, launch, withVisitor, type FaultCount } from "./fault-count.ts";

const titleOf = (url: string) => {
  const page = readFileSync(path.join(dist, url === "/" ? "index.html" : `${url.slice(1)}.html`), "utf8");
  return /<title[^>]*>([^<]*)</.exec(page)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'") ?? "";
};

type Failure = { pattern: RegExp; answer: (route: Route) => Promise<void> };

/** What the host answers to requests for files of a build that it no longer has. */
const failures: Record<string, Failure> = {
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

/** Makes the old files fail from now on until the page is loaded again; returns the number of loads. */
async function publish(page: Page, { pattern, answer }: Failure): Promise<() => number> {
  let isStale = true;
  let reloads = 0;
  await page.route(/\/assets\/[^/]+$/, async (route) => {
    const isBroken = isStale && pattern.test(new URL(route.request().url()).pathname);
    await (isBroken ? answer(route) : route.continue());
  });
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    // the new page names the files of the new build
    isStale = false;
    reloads += 1;
  });
  return () => reloads;
}

/** Follows a link from the site map after a new build was published. */
async function visitStale(page: Page, origin: string, url: string, failure: Failure): Promise<string | undefined> {
  await page.goto(`${origin}/site-map`);
  await hydrated(page);
  const reloads = await publish(page, failure);
  await follow(page, url);
  await page.waitForFunction(
    ([title, pathname]) => document.title === title && location.pathname === pathname,
    [titleOf(url), url],
    { timeout: 15_000 },
  );
  const stored = await page.evaluate(() => localStorage.getItem("root") ?? "");
  if (!stored.includes('"qty":2')) return "cart lost";
  return reloads() > 1 ? `${reloads()} reloads` : undefined;
}

const words = "ada@company.com";

/** The same with words in the footer's form, which stays on the page: there is no reload, and the words stay. */
async function visitWithWords(page: Page, origin: string, url: string, failure: Failure): Promise<string | undefined> {
  await page.goto(`${origin}/site-map`);
  await hydrated(page);
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill(words);
  const reloads = await publish(page, failure);
  await follow(page, url);
  await page.waitForFunction(
    (title) => document.title === title || document.title.startsWith("Unexpected Application Error!"),
    titleOf(url),
    { timeout: 15_000 },
  );
  if (reloads() > 0) return "reloaded";
  return (await field.inputValue()) === words ? undefined : "words lost";
}

const cases = (chosen: readonly string[]) => chosen.filter((one) => one !== "/site-map");

/** Follows a link to every path after a new build was published, with each failure of the old files. */
export async function* measureStaleDeploys(origin: string, chosen = paths): AsyncGenerator<FaultCount> {
  const browser = await launch();
  const visits: [kind: string, visit: typeof visitStale][] = [
    ["arrives with its cart", visitStale],
    ["keeps typed words", visitWithWords],
  ];
  for (const [kind, visit] of visits)
    for (const [name, failure] of Object.entries(failures))
      yield await countFault(`old files: ${name}; ${kind}`, cases(chosen), (url) =>
        withVisitor(browser, (page) => visit(page, origin, url, failure)),
      );
  await browser.close();
}

/** Follows a link to every path without a connection, and tries again when it is back. */
export async function measureOffline(origin: string, chosen = paths): Promise<FaultCount> {
  const browser = await launch();
  const goOffline = async (page: Page, url: string) => {
    await page.goto(`${origin}/site-map`);
    await hydrated(page);
    await page.context().setOffline(true);
    await follow(page, url);
    const arrived = async () => (await page.title()) === titleOf(url);
    await page.waitForFunction(
      (title) => document.title === title || document.title.startsWith("Unexpected Application Error!"),
      titleOf(url),
      { timeout: 15_000 },
    );
    await page.context().setOffline(false);
    if (await arrived()) return undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForFunction((title) => document.title === title, titleOf(url), { timeout: 15_000 });
    return undefined;
  };
  const count = await countFault("offline, and back", cases(chosen), (url) =>
    withVisitor(browser, (page) => goOffline(page, url)),
  );
  await browser.close();
  return count;
}
