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

/** What a setting does to each page before its own code runs. */
const scripts = {
  "right to left": 'addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl"))',
  translated: `(${String(installTranslation)})(${String(translate)})`,
};

const { launchOptions } = browserConfig.use;
const withArgs = (...args: string[]) => ({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...args] },
});

/**
 * The settings in which every journey runs besides those of the suite. What is not a setting of a whole visit has tests of its
 * own: blocked scripts (startup.spec), restored scroll and the back/forward cache (history.spec), two tabs (shop.spec), paper
 * (print.spec).
 */
const settings: Record<string, PlaywrightTestProject["use"]> = {
  firefox: {
    ...devices["Desktop Firefox"],
    // the published Firefox, by WebDriver BiDi, whose own name of itself stays
    channel: "moz-firefox",
    userAgent: undefined,
    launchOptions: { executablePath: firefoxPath },
  },
  "visible scrollbars": { launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } },
  "text of 200 %": withArgs("--blink-settings=defaultFontSize=32"),
  "west of UTC": { timezoneId: "America/Los_Angeles" },
  "east of UTC": { timezoneId: "Pacific/Kiritimati" },
  "right to left": {},
  translated: {},
};

export const settingProjects: PlaywrightTestProject[] = Object.entries(settings).map(([name, use]) => ({
  name,
  use,
  testMatch: "journey.spec.ts",
}));

/** A test that runs in each of the settings. */
export const test = base.extend({
  page: async ({ page }, run, { project }) => {
    const script = scripts[project.name as keyof typeof scripts];
    if (script) await page.addInitScript(script);
    await run(page);
  },
});
