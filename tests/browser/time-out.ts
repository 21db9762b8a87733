import type { Locator, Page } from "playwright";

/** Files that never arrive after an action. */
interface Delay {
  /** The addresses of the files. */
  files: RegExp;
  /** Requests the files. */
  request: () => Promise<unknown>;
  /** What the page shows after the time-out of 120 seconds. */
  failure: Locator;
}

/** What is wrong when files never arrive, if anything; the page has a clock that a test can move. */
export async function findTimeoutProblem(page: Page, { files, request, failure }: Delay): Promise<string | undefined> {
  // another file, such as the cart's code after hydration, is not the one that is waited for
  await page.waitForLoadState("networkidle");
  await page.route(files, () => undefined);
  await Promise.all([page.waitForRequest(files), request()]);
  await page.clock.fastForward(119_000);
  if ((await failure.count()) > 0) return "given up before 120 seconds";
  await page.clock.fastForward(2000);
  await failure.first().waitFor();
  return undefined;
}

/** What replaces a page whose files do not arrive. */
export const pageFailure = (page: Page): Locator => page.getByText(/did not arrive within 120 seconds/);
