import { expect, test } from "@playwright/test";
import { coverOfFocus, installWalk, kinds, persist, persistedLine, tabTo, visit, walkFocus } from "./support.ts";

const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path = "/"] of kinds) {
  test(`nothing fixed covers a focused element on ${path}, in both directions`, async ({ page }) => {
    await persist(page, { cart: [persistedLine(2), persistedLine(4), persistedLine(5)] });
    await installWalk(page);
    await visit(page, path);
    await expect(page.getByRole("banner").getByRole("button", { name: "Cart, 3 items" })).toBeAttached();
    for (const size of windows) {
      await page.setViewportSize(size);
      const { visited, covered } = await walkFocus(page);
      const state = `${size.width} × ${size.height}`;
      // the subscription form and the links of the footer are on every page
      expect(visited, state).toBeGreaterThanOrEqual(40);
      expect(covered, state).toEqual([]);
    }
  });
}

test("nothing fixed covers what Tab and Shift+Tab focus at 320 × 256", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/contact");
  const covered: string[] = [];
  const look = async () => {
    // the page scrolls to the element, and the header reacts to that
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    covered.push(await coverOfFocus(page));
  };
  await tabTo(page.getByRole("contentinfo").getByRole("link").last(), "Tab", look);
  await tabTo(page.getByRole("main").getByRole("link").first(), "Shift+Tab", look);
  expect(covered.length).toBeGreaterThan(60);
  expect(covered.filter(Boolean)).toEqual([]);
});
