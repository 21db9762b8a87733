import { expect, test } from "@playwright/test";
import { hydrated, persist, persistedLine, scrollTo, visit } from "./support.ts";

test("a native link within a page leads to its target, not to what was focused on the first page", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(page).toHaveURL(/\/about#main$/);
  await expect(page.getByRole("main")).toBeFocused();
});

test("entries without state have focus and scroll position of their own", async ({ page }) => {
  await visit(page, "/about");
  await scrollTo(page, 900);
  // an entry of the browser's own, as a typed hash makes it
  await page.evaluate(() => (location.hash = "main"));
  await expect(page.getByRole("main")).toBeFocused();
  await scrollTo(page, 300);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("back focuses the same link, also where other elements were added before it", async ({ page }) => {
  await persist(page, { cart: [persistedLine(2)] });
  await visit(page, "/shop");
  const link = page.getByRole("main").getByRole("link", { name: "Circuit Thinking" }).first();
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Circuit Thinking" })).toBeFocused();
  await page.getByRole("button", { name: "Cart, 1 item" }).hover();
  // a pointer over the button adds the panel, which is hidden until a press
  await expect(page.getByRole("banner").getByRole("link", { name: "Checkout", includeHidden: true })).toHaveCount(1);
  await page.goBack();
  await expect(link).toBeFocused();
});

for (const stored of ["null", "5", '"x"', "[1]", '{"a":"b"}'])
  test(`scroll positions of ${stored} in the session storage are ignored`, async ({ page }) => {
    await visit(page, "/about");
    await page.evaluate((text) => {
      window.addEventListener("pagehide", () => sessionStorage.setItem("scroll-positions", text));
    }, stored);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

test("a page that returns from the back/forward cache shows the cart and theme of another tab", async ({ page }) => {
  await persist(page, { cart: [persistedLine(2)] });
  await visit(page, "/cart");
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  // while a page is in the cache it misses the `storage` event, as a change by the page itself does
  await page.evaluate(
    (root) => {
      localStorage.setItem("root", root);
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
    JSON.stringify({ version: 1, theme: "dark", cart: [persistedLine(2, 3)] }),
  );
  await expect(page.getByRole("button", { name: "Cart, 3 items" })).toBeVisible();
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
