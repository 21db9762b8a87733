import { expect, test } from "@playwright/test";
import { visit } from "../browser/support.ts";
import { expectPage, follow, linkedPaths, startWithCart } from "./pages.ts";

startWithCart();

for (const url of linkedPaths)
  test(`offline, and back: ${url}`, async ({ page, context }) => {
    await visit(page, "/site-map");
    await context.setOffline(true);
    await follow(page, url);
    const retry = page.getByRole("button", { name: "Try again" });
    const arrived = expectPage(page, url);
    await Promise.race([arrived, retry.waitFor()]);
    await context.setOffline(false);
    if (await retry.isVisible()) await retry.click();
    await arrived;
  });

/** Faults of the browser's storage, each injected when the page is in use. */
const storageFaults: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
  },
  corrupted: () => {
    localStorage.setItem("root", '{"version":1,"cart":[{"id":');
    window.dispatchEvent(new StorageEvent("storage", { key: "root", newValue: '{"version":1,"cart":[{"id":' }));
  },
};

for (const [fault, inject] of Object.entries(storageFaults))
  for (const url of ["/shop", "/product-single/1", "/cart", "/checkout", "/order_received", "/"])
    test(`storage ${fault}: ${url}`, async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      await visit(page, url);
      await page.evaluate(inject);
      await follow(page, "/shop");
      await page
        .getByRole("button", { name: /^Add to cart: Circuit Thinking/ })
        .first()
        .click();
      await follow(page, "/site-map");
      await expect(page.getByRole("heading", { level: 1, name: "Site map" })).toBeVisible();
      await page.getByRole("button", { name: /^Cart/ }).first().click();
      const items = page.getByRole("list", { name: "Items in the cart" });
      await expect(items.getByText("Circuit Thinking").first()).toBeVisible();
      expect(errors).toEqual([]);
    });
