import { expect, test } from "@playwright/test";
import { installWalk, persist, persistedLine, visit, walkFocus } from "./support.ts";

const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

// `npm run a11y` walks through every page
for (const path of ["/", "/home6", "/checkout", "/blog-single/1", "/site-map"]) {
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

test("a dialog does not move the page where scrollbars take space", async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ baseURL: baseURL!, viewport: { width: 768, height: 800 } });
  await visit(page, "/");
  const width = () => page.evaluate(() => document.querySelector("main")!.clientWidth);
  const before = await width();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect([before < 768, await width()]).toEqual([true, before]);
  await browser.close();
});

for (const path of ["/", "/shop", "/checkout", "/contact", "/blog-single/1", "/network-locations"])
  test(`larger text on ${path} moves nothing sideways, below the header or out of its quarter`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await visit(page, path);
    for (const text of [16, 24, 32]) {
      await session.send("Page.setFontSizes", { fontSizes: { standard: text } });
      for (const width of [320, 390, 768, 960, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const [bar, heading] = ["header .sticky", "h1"].map((one) => document.querySelector(one)!);
          const covered = bar!.getBoundingClientRect().bottom > heading!.getBoundingClientRect().top;
          const wide = Math.max(document.documentElement.scrollWidth, bar!.scrollWidth) > innerWidth;
          const sticky = getComputedStyle(bar!).position === "sticky" && bar!.clientHeight > innerHeight / 4;
          return { text: getComputedStyle(document.documentElement).fontSize, covered, wide, sticky };
        });
        expect(found, `${width} px`).toEqual({ text: `${text}px`, covered: false, wide: false, sticky: false });
      }
    }
  });
