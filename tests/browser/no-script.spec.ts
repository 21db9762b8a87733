import { expect, test } from "@playwright/test";
import { kinds } from "./support.ts";

test.use({ javaScriptEnabled: false });

for (const addresses of kinds) {
  test(`${addresses[0]} and its kind are complete without JavaScript, and have no button that needs it`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const navigation = page.getByRole("navigation", { name: "Main" });
      for (const name of ["Home", "About Us", "Services", "Network", "Blog", "Contact"]) {
        await expect(navigation.getByRole("link", { name, exact: true })).toBeVisible();
      }
      expect(await page.locator("button:visible").allTextContents(), address).toEqual([]);
    }
  });
}

test("the navigation works at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle("About Us – Korvane");
});

test("every slide of the hero is reachable", async ({ page }) => {
  await page.goto("/");
  for (const title of ["Bring your design to life", "Manufacture with Confidence", "Find & Deliver your solution"]) {
    const heading = page.getByRole("heading", { name: title });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
  }
});

test("the shop is readable, and explains what does not work", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shop");
  await expect(main.getByRole("article")).toHaveCount(6);
  for (const path of ["/product-single/5", "/cart", "/checkout", "/order_received"]) {
    await page.goto(path);
    await expect(main.getByText(/needs? JavaScript/).first(), path).toBeVisible();
  }
  await page.goto("/product-single/5");
  for (const name of ["Description", "Review"])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
});
