import { expect, test } from "@playwright/test";
import { themeNames } from "#lib/theme/themes.ts";
import { installFocusRing, isRingPainted } from "../a11y/focus-ring.ts";
import { scrollTo, visit } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the focus ring is painted above the footer and at the upper edge of the window", async ({ page }) => {
  await page.addInitScript(installFocusRing);
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/services/1");
  // until then, the lower sections have no height of their own
  await page.waitForFunction(() => document.documentElement.dataset["starting"] === undefined);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const expectRing = async (role: "link" | "button", name: string) => {
    await page.getByRole(role, { name }).first().focus();
    for (const theme of themeNames) {
      await page.evaluate((next) => void (document.documentElement.dataset["theme"] = next), theme);
      const ring = await page.evaluate(() => window.readRing());
      expect(ring && (await isRingPainted(page, ring, new Map())), `${name}, ${theme}`).toBe(true);
    }
  };
  await expectRing("link", "+1 (555) 010-4400");
  // on the way up, which shows the button to the top
  for (const distance of [0, 8]) await scrollTo(page, end - distance);
  await expectRing("button", "Scroll to top");
  await expectRing("link", "Skip to the content");
});
