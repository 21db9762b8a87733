import { expect, test } from "@playwright/test";
import { hydrated, persist, persistedLine, scrollTo, visit } from "./support.ts";

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
  await expect(page.getByRole("radio", { name: "Dark", exact: true })).toBeChecked();
});

test("a double click on a link adds one history entry", async ({ page }) => {
  await visit(page, "/project");
  await page.getByRole("main").getByRole("link", { name: "Gear train for a compact actuator" }).first().dblclick();
  await expect(page).toHaveURL(/\/project-single\/1$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Gear train/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/project$/);
});

// the driver of Firefox cannot follow a return from another document
test("back from another document restores the scroll position, and back again that of the page before", async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await visit(page, "/services");
  await scrollTo(page, 900);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Direct Manufacturing/ })
    .first()
    .press("Enter");
  await expect(page).toHaveTitle("Direct Manufacturing – Korvane");
  await scrollTo(page, 700);
  await page.goto("/robots.txt");
  await page.goBack();
  await hydrated(page);
  await expect.poll(top).toBe(700);
  await page.goBack();
  await expect(page).toHaveTitle("Services – Korvane");
  await expect.poll(top).toBe(900);
});
