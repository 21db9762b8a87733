import type { Page } from "playwright";
import { kinds, paths, visit as open } from "../../browser/support.ts";
import { findTimeoutProblem, pageFailure } from "../../browser/time-out.ts";
import type { FaultSelection } from "../usage.ts";
import { printFault, type Fault } from "./fault.ts";
import { walk } from "./random-walks.ts";
import { printReturns } from "./returns.ts";
import { staleDeploys } from "./stale-deploy.ts";
import { follow, launch, loadsData, titleOf, visitsTo, waitForTitle, type Visit } from "./visitor.ts";

/** The pages that read or write the persisted state. */
const shopPaths = ["/shop", "/product-single/1", "/cart", "/checkout", "/order_received", "/"];

/** Faults of the browser's storage, each injected when the page is in use. */
const storageFaults: Record<string, () => void> = {
  "storage full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "storage blocked": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
  },
  "storage corrupted": () => {
    localStorage.setItem("root", '{"version":1,"cart":[{"id":');
    window.dispatchEvent(new StorageEvent("storage", { key: "root", newValue: '{"version":1,"cart":[{"id":' }));
  },
};

/** Adds a book after the storage failed, and looks for it in the cart. */
async function shopOn(page: Page, url: string, inject: () => void): Promise<string | undefined> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await open(page, url);
  await page.evaluate(inject);
  await follow(page, "/shop");
  const add = page.getByRole("button", { name: /^Add to cart: Circuit Thinking/ });
  await add.first().click();
  await follow(page, "/site-map");
  await page.getByRole("heading", { level: 1, name: "Site map" }).waitFor();
  await page.getByRole("button", { name: /^Cart/ }).first().click();
  await page.getByRole("list", { name: "Items in the cart" }).getByText("Circuit Thinking").first().waitFor();
  return errors[0];
}

/** Follows a link without a connection, and tries again when it is back. */
async function visitOffline(page: Page, url: string): Promise<undefined> {
  await open(page, "/site-map");
  await page.context().setOffline(true);
  await follow(page, url);
  const failure = page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
  await Promise.race([waitForTitle(page, url), failure.waitFor({ timeout: 15_000 })]);
  await page.context().setOffline(false);
  if ((await page.title()) === titleOf(url)) return;
  await page.getByRole("button", { name: "Try again" }).click();
  await waitForTitle(page, url);
}

/** Follows a link to a page whose files never arrive, and tries again when they do. */
async function visitLate(page: Page, url: string, files: RegExp): Promise<string | undefined> {
  await page.clock.install();
  await open(page, "/site-map");
  const failure = pageFailure(page);
  const problem = await findTimeoutProblem(page, { files, request: () => follow(page, url), failure });
  if (problem) return problem;
  if (!(await page.getByRole("navigation", { name: "Main" }).isVisible())) return "no navigation";
  await page.unroute(files);
  await page.getByRole("button", { name: "Try again" }).click();
  await waitForTitle(page, url);
  return undefined;
}

/** A row for each fault of the built site; faults of pages are limited to the chosen ones, if there are any. */
function faultRows(visit: Visit, { paths: chosen }: FaultSelection, walks: number): Fault[] {
  const linked = (list: readonly string[]) => list.filter((url) => url !== "/site-map");
  const all = linked(chosen ?? paths);
  const one = linked(chosen ?? kinds.flatMap(([first]) => first ?? []));
  const late = (files: RegExp) => (url: string) => visit((page) => visitLate(page, url, files));
  return [
    ...staleDeploys(visit, all),
    { name: "timeouts", title: "time-out of a page's code", cases: one, findLoss: late(/\/assets\/[^/]+\.js$/) },
    {
      name: "timeouts",
      title: "time-out of a page's data",
      cases: one.filter(loadsData),
      findLoss: late(/\/data\/.+\.json$/),
    },
    {
      name: "offline",
      title: "offline, and back",
      cases: all,
      findLoss: (url) => visit((page) => visitOffline(page, url)),
    },
    ...Object.entries(storageFaults).map(([title, inject]): Fault => ({
      name: "storage",
      title,
      cases: shopPaths,
      findLoss: (url) => visit((page) => shopOn(page, url, inject)),
    })),
    {
      name: "walks",
      title: "random walks of 30 steps",
      cases: Array.from({ length: walks }, (_, index) => String(index + 1)),
      findLoss: (seed) => visit((page) => walk(page, Number(seed), 30)),
    },
  ];
}

/**
 * Prints how many injected faults the site survives, and fails if a visitor suffers from one.
 *
 * @param walks the number of random walks
 */
export async function printFaults(origin: string, selection: FaultSelection, walks: number): Promise<void> {
  const missing = selection.paths?.filter((one) => !paths.includes(one)) ?? [];
  if (missing.length > 0) throw new Error(`The site has no page '${missing.join(" ")}'.`);
  console.log("Faults injected into the built site, and how many of them a visitor does not suffer from");
  const browser = await launch();
  const rows = faultRows(visitsTo(browser, origin), selection, walks);
  for (const name of selection.names) {
    if (name === "returns") await printReturns(origin, selection.paths);
    else for (const row of rows.filter((one) => one.name === name)) await printFault(row);
  }
  await browser.close();
}
