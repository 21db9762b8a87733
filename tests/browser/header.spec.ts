import { expect, test, type Page } from "@playwright/test";
import { hydrated, installWalk, kinds, persist, persistedLine, scrollTo, visit, walkFocus } from "./support.ts";

const windows = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

const bar = (page: Page) => page.locator("header [data-highlighted]");

test("the header is fixed and highlighted past 80 pixels, and nothing shifts", async ({ page }) => {
  await visit(page, "/about");
  await scrollTo(page, 80);
  await expect(bar(page)).toHaveCount(0);
  const place = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await scrollTo(page, 81);
  await expect(bar(page)).toHaveCSS("position", "fixed");
  expect(await place()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar(page)).toHaveCount(0);
});

test("a reload keeps the scroll position, with the header fixed", async ({ page }) => {
  await visit(page, "/about");
  await scrollTo(page, 900);
  await expect(bar(page)).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(bar(page)).toHaveCSS("position", "fixed");
});

test("a reload keeps the scroll position, also where the page was shorter before the cart was known", async ({
  page,
}) => {
  await persist(page, { cart: [1, 2, 3, 4, 5, 6].map((id) => persistedLine(id)) });
  await visit(page, "/cart");
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(7);
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(top).toBeGreaterThan(1200);
  const before = await top();
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBe(before);
});

test("the header scrolls away in low windows", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 390 });
  await visit(page, "/about");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole("banner").getByRole("link", { name: "Korvane, home" })).not.toBeInViewport();
});

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

test("the mobile menu reaches every entry at 320 × 256, and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/home");
  const burger = page.getByRole("button", { name: "Menu" });
  await burger.click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: "Services" }).click();
  for (const name of ["Home", "About Us", "Direct Manufacturing", "Network", "Blog", "Contact"]) {
    const link = menu.getByRole("link", { name, exact: true });
    await link.focus();
    await expect(link).toBeInViewport();
  }
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(burger).toBeFocused();
  await burger.click();
  await menu.getByRole("link", { name: "Network" }).click();
  await expect(page).toHaveTitle("Network – Korvane");
  await expect(menu).toHaveCount(0);
});
