import { expect, test } from "@playwright/test";
import { visit } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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

for (const path of ["/", "/blog-single/1"])
  test(`larger text on ${path} moves nothing sideways, below the header or out of its quarter`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await visit(page, path);
    for (const text of [16, 24, 32]) {
      await session.send("Page.setFontSizes", { fontSizes: { standard: text } });
      for (const width of [320, 390, 768, 960, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const [bar, heading] = ["header", "h1"].map((one) => document.querySelector(one)!);
          const covered = bar!.getBoundingClientRect().bottom > heading!.getBoundingClientRect().top;
          const wide = Math.max(document.documentElement.scrollWidth, bar!.scrollWidth) > innerWidth;
          // what stays in the window when the page is scrolled
          const { position, top } = getComputedStyle(bar!);
          const sticky = position === "sticky" && bar!.clientHeight + parseFloat(top) > innerHeight / 4;
          return { text: getComputedStyle(document.documentElement).fontSize, covered, wide, sticky };
        });
        expect(found, `${width} px`).toEqual({ text: `${text}px`, covered: false, wide: false, sticky: false });
      }
    }
  });

test("a tap on an icon button leaves no tooltip", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, hasTouch: true, viewport: { width: 390, height: 800 } });
  await visit(page, "/");
  const next = page.getByRole("button", { name: "Next slide: What we do" });
  await next.tap();
  await expect(page.getByText("2 / 3")).toBeVisible();
  expect(await next.evaluate((button) => getComputedStyle(button, "::after").content)).toBe("none");
  await page.close();
});
