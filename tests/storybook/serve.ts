import path from "node:path";
import { type FrameLocator, type Locator, type Page, test as base } from "@playwright/test";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { storybookPath } from "#tools/server/storybook.ts";
import { root } from "#tools/shared/run.ts";

/** Tests of the static Storybook, served with the headers of production; `storybook` is its address. */
export const test = base.extend<object, { storybook: string }>({
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

/** Searches in the sidebar, and returns the first result with a name. */
export async function search(page: Page, text: string, name: RegExp): Promise<Locator> {
  await page.locator("#storybook-explorer-searchfield").fill(text);
  return page.getByRole("option", { name }).first();
}
