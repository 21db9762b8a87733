import { expect, test } from "@playwright/test";
import { persist, persistedLine, persistedOrder, visit } from "./support.ts";

/** The width of a page of paper without its margins, in CSS pixels: 190 mm at 96 dpi. */
const paperWidth = 718;

/** The pages that people print, with words that belong on the paper. */
const printed = {
  "/cart": "From Idea to Market",
  "/order_received": "Order details",
  "/blog-single/1": "A fair question",
};

for (const [path, words] of Object.entries(printed))
  test(`${path} prints its content, without navigation and buttons`, async ({ page }) => {
    const lines = [persistedLine(1, 2)];
    await persist(page, { cart: lines, order: persistedOrder(...lines) });
    await visit(page, path);
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
    for (const screenOnly of [page.getByRole("banner"), page.getByRole("contentinfo"), page.locator("main button")])
      await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paperWidth);
  });
