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

/** A part of a page whose code loads when it is first used. */
interface LateScript {
  path: string;
  /** The name of the chunk. */
  script: string;
  open: (page: Page) => Promise<void>;
  failure: (page: Page) => Locator;
}

const banner = (page: Page) => page.getByRole("banner");

/** The parts that a visitor opens, by name. */
export const lateScripts: Readonly<Record<string, LateScript>> = {
  dialog: {
    path: "/product-single/2",
    script: "zoom-dialog",
    open: (page) => page.getByRole("button", { name: /^Zoom: / }).click(),
    failure: (page) => page.getByRole("main").getByRole("alert").filter({ hasText: "This could not be loaded." }),
  },
  search: {
    path: "/about",
    script: "search-box",
    open: (page) => banner(page).getByRole("button", { name: "Search" }).click(),
    failure: (page) => banner(page).getByText(/^The search could not be loaded/),
  },
  "cart panel": {
    path: "/about",
    script: "cart-panel",
    open: (page) => banner(page).getByRole("button", { name: /^Cart/ }).click(),
    failure: (page) => banner(page).getByText("Your cart could not be shown here."),
  },
  "mobile menu": {
    path: "/about",
    script: "mobile-menu",
    open: async (page) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await banner(page).getByRole("button", { name: "Menu" }).click();
    },
    failure: (page) => page.locator("footer a[href='/home']:focus"),
  },
};
