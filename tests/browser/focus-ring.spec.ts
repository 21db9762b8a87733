import { expect, test } from "@playwright/test";
import { themeNames } from "#lib/theme/themes.ts";
import { installFocusRing, isRingPainted } from "../a11y/focus-ring.ts";
import { visit } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const places = [
  { name: "the skip link above the footer", role: "link", label: "Skip to the content", isAtEnd: true },
  { name: "the button to the top above the footer", role: "button", label: "Scroll to top", isAtEnd: true },
  { name: "a link at the upper edge of the window", role: "link", label: "+1 (555) 010-4400", isAtEnd: false },
] as const;

for (const { name, role, label, isAtEnd } of places)
  test(`the focus ring is painted: ${name}`, async ({ page }) => {
    await page.addInitScript(installFocusRing);
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, "/services/1");
    await page.keyboard.press("Tab");
    // on the way up, which shows the button to the top
    if (isAtEnd)
      for (const distance of [0, 8]) {
        await page.evaluate((up) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - up), distance);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      }
    await page.getByRole(role, { name: label }).first().focus();
    for (const theme of themeNames) {
      await page.evaluate((next) => void (document.documentElement.dataset["theme"] = next), theme);
      const ring = await page.evaluate(() => window.readRing());
      expect(ring && (await isRingPainted(page, ring, new Map())), theme).toBe(true);
    }
  });
