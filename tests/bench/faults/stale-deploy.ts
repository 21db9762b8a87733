import type { Page, Route } from "playwright";
import { hydrated, visit as open } from "../../browser/support.ts";
import type { Fault } from "./fault.ts";
import { follow, loadsData, titleOf, type Visit } from "./visitor.ts";

type Answer = (route: Route) => Promise<void>;

const typeOf = (route: Route) => (route.request().url().endsWith(".js") ? "text/javascript" : "application/json");

/** What the host answers to requests for files of a build that it no longer has. */
const answers = {
  "404": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "HTML in its place": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Korvane</h1>" }),
  "500": (route) => route.fulfill({ status: 500, body: "Error" }),
  aborted: (route) => route.abort(),
  corrupt: (route) => route.fulfill({ contentType: typeOf(route), body: "export const page = (" }),
  empty: (route) => route.fulfill({ contentType: typeOf(route), body: "" }),
} satisfies Record<string, Answer>;
type Failure = keyof typeof answers;

/** The files that a page may load after it was opened; its styles are inside it. */
const files = { script: /\/assets\/[^/]+\.js$/, data: /\/data\/.+\.json$/ };

/** How a visitor follows a link to a page whose files fail. */
interface StaleVisit {
  file: keyof typeof files;
  failure: Failure;
  /** Whether there are words in the footer's form, which stays when the page changes. */
  hasTyped: boolean;
}

/** The address of data is the same in every build, so that 404 says that the record is gone. */
const isGone = ({ file, failure }: StaleVisit) => file === "data" && failure === "404";

/**
 * Whether the visitor may have to press 'Try again' on the error page. The page is reloaded automatically only where the
 * failure proves a new build, and where no field has unsaved input.
 */
const mayRetry = (visit: StaleVisit) => visit.hasTyped || visit.file === "data" || visit.failure === "empty";

function describe(visit: StaleVisit): string {
  const { file, failure, hasTyped } = visit;
  const fault = `old ${file}: ${failure}; cart kept`;
  if (isGone(visit)) return `${fault}, ${hasTyped ? "words kept, " : ""}not-found page`;
  if (hasTyped) return `${fault}, words kept, 'Try again' arrives`;
  return mayRetry(visit) ? `${fault}, arrives or 'Try again' does` : `${fault}, arrives`;
}

/** Makes the old files fail from now on until the page is loaded again; returns the number of loads. */
async function publish(page: Page, { file, failure }: StaleVisit): Promise<() => number> {
  let isStale = true;
  let reloads = 0;
  await page.route(files[file], (route) => (isStale ? answers[failure](route) : route.continue()));
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    // the new page names the files of the new build
    isStale = false;
    reloads += 1;
  });
  return () => reloads;
}

const words = "ada@company.com";

/** Follows a link from the site map after a new build was published. */
async function visitStale(page: Page, url: string, visit: StaleVisit): Promise<string | undefined> {
  await open(page, "/site-map");
  // the new build comes while the visitor reads; the cart's code loads after hydration
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("form", { name: "Newsletter" }).getByRole("textbox", { name: "Email" });
  const lostWords = async () => visit.hasTyped && (await field.inputValue()) !== words;
  if (visit.hasTyped) await field.fill(words);
  const reloads = await publish(page, visit);
  await follow(page, url);

  const arrived = () =>
    page.waitForFunction(
      ([title, pathname]) => document.title === title && location.pathname === pathname,
      [titleOf(isGone(visit) ? "/404" : url), url],
      { timeout: 15_000 },
    );
  if (mayRetry(visit)) {
    const retry = page.getByRole("button", { name: "Try again" });
    await Promise.race([arrived(), retry.waitFor({ timeout: 15_000 })]);
    // an automatic reload begins before the error page is shown
    await page.waitForTimeout(200);
    if (visit.hasTyped && reloads() > 0) return "reloaded in spite of typed words";
    if (await lostWords()) return "words lost";
    if (reloads() === 0 && (await retry.count()) > 0) await retry.click();
  }
  await arrived();
  await hydrated(page);
  const stored = await page.evaluate(() => localStorage.getItem("root") ?? "");
  if (!stored.includes('"qty":2')) return "cart lost";
  if (await lostWords()) return "words lost on arrival";
  return reloads() > 1 ? `${reloads()} reloads` : undefined;
}

/** A row for each failure of the old files: a link to every page, after a new build was published. */
export function staleDeploys(visit: Visit, urls: readonly string[]): Fault[] {
  return [false, true].flatMap((hasTyped) =>
    (["script", "data"] as const).flatMap((file) =>
      (Object.keys(answers) as Failure[]).map((failure): Fault => {
        const stale = { file, failure, hasTyped };
        return {
          name: "deploys",
          title: describe(stale),
          cases: urls.filter((url) => file === "script" || loadsData(url)),
          findLoss: (url) => visit((page) => visitStale(page, url, stale)),
        };
      }),
    ),
  );
}
