import path from "node:path";
import { type FrameLocator, type Page, test as base } from "@playwright/test";
import { root } from "#build/cli/run.ts";
import { listen } from "#build/server/listen.ts";
import { siteHandler } from "#build/server/serve.ts";
import { storybookPath } from "#build/server/storybook.ts";

/** Tests of the static Storybook, served with the headers of production; `storybook` is its address. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    // Playwright reads the names of the fixtures from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folders = { dist: path.join(root, "dist"), storybook: path.join(root, "storybook-static") };
      const site = await listen(siteHandler({ ...folders, mail: path.join(root, ".mail") }), 0);
      await use(`http://localhost:${site.port}${storybookPath}`);
      site.close();
    },
    { scope: "worker" },
  ],
});

/** The frame of the current page or story. */
export const preview = (page: Page): FrameLocator => page.frameLocator("#storybook-preview-iframe");

/** Types a text into the search of the sidebar and chooses a result. */
export async function findInSidebar(page: Page, text: string, result: RegExp): Promise<void> {
  await page.locator("#storybook-explorer-searchfield").fill(text);
  await page.getByRole("option", { name: result }).first().click();
}
