import { test as base, devices, type PlaywrightTestProject } from "@playwright/test";
import { firefoxPath } from "#tools/cli/browser.ts";
import { translate } from "../../stories/flows/translate.ts";
import { browserConfig } from "../browser-config.ts";

/** Translates what is on the page when `hydrated` calls it, and what is added later. */
const installTranslation = (wrap: typeof translate) =>
  Object.assign(window, {
    translate: () => {
      wrap(document.body);
      const observer = new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(wrap)));
      observer.observe(document.body, { childList: true, subtree: true });
    },
  });

/** Translates each page and turns it round, before its own code runs. */
const translateToRightToLeft = `(${String(installTranslation)})(${String(translate)});
addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl"))`;

const { launchOptions } = browserConfig.use;

/**
 * The settings in which every journey runs, several in one run where none hides another; the other tests have the plain ones.
 * What is not a setting of a whole visit has tests of its own: blocked scripts (startup.spec), restored scroll and the
 * back/forward cache (history.spec), two tabs (shop.spec), paper (print.spec).
 */
const settings: Record<string, PlaywrightTestProject["use"]> = {
  "firefox, west of UTC": {
    ...devices["Desktop Firefox"],
    // the published Firefox, by WebDriver BiDi, whose own name of itself stays
    channel: "moz-firefox",
    userAgent: undefined,
    launchOptions: { executablePath: firefoxPath },
    timezoneId: "America/Los_Angeles",
  },
  "translated, right to left, text of 200 %, visible scrollbars, east of UTC": {
    launchOptions: {
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
      args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"],
    },
    timezoneId: "Pacific/Kiritimati",
  },
};

const journeys = "journey.spec.ts";

/** The suite, with its journeys in each of the settings. */
export const projects: PlaywrightTestProject[] = [
  { name: "chromium", testIgnore: journeys },
  ...Object.entries(settings).map(([name, use]) => ({ name, use, testMatch: journeys })),
];

/** A test that runs in each of the settings. */
export const test = base.extend({
  page: async ({ page }, run, { project }) => {
    if (project.name.startsWith("translated")) await page.addInitScript(translateToRightToLeft);
    await run(page);
  },
});
