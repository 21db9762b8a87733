import path from "node:path";
import { expect, type FrameLocator, type Locator, type Page, test as base } from "@playwright/test";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { storybookPath } from "#tools/server/storybook.ts";
import { root } from "#tools/shared/run.ts";

/** The most steps of a task. */
const maxSteps = 5;

type Step = (title: string, action: () => Promise<unknown>) => Promise<void>;

/**
 * Tests of the static Storybook, served with the headers of production; `storybook` is its address. `step` performs one
 * step of a person, and a test with more than five fails.
 */
export const test = base.extend<{ step: Step }, { storybook: string }>({
  // Playwright reads the names of the fixtures from the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  step: async ({}, provide) => {
    let count = 0;
    await provide(async (title, action) => {
      count += 1;
      expect(count, `steps to ${title}`).toBeLessThanOrEqual(maxSteps);
      await base.step(title, async () => void (await action()));
    });
  },
  storybook: [
    // Playwright reads the names of the fixtures from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folders = { dist: path.join(root, "dist"), storybook: path.join(root, "storybook-static") };
      const site = await listen(siteHandler({ ...folders, mail: path.join(root, ".mail") }), 0);
      await provide(`http://localhost:${site.port}${storybookPath}`);
      site.close();
    },
    { scope: "worker" },
  ],
});

/** The frame of the current page or story. */
export const preview = (page: Page): FrameLocator => page.frameLocator("#storybook-preview-iframe");

/** The search of the sidebar. */
export const sidebarSearch = (page: Page): Locator => page.locator("#storybook-explorer-searchfield");

/** A result of the search of the sidebar. */
export const searchResult = (page: Page, name: RegExp): Locator => page.getByRole("option", { name }).first();
