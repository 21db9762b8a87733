import { expect, test } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import {
  cartButton,
  layoutShift,
  persist,
  persistedLine,
  persistedOrder,
  persistedProduct,
  shopPaths,
  visit,
} from "./support.ts";

test("in a low window, the page scrolls below the mini cart, whose end is reached", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await persist(page, { cart: [1, 2, 3, 4].map((id) => persistedLine(id)) });
  await visit(page, "/shop");
  await cartButton(page, "4 items").click();
  const checkout = page.getByRole("banner").getByRole("link", { name: "Checkout" });
  await expect(checkout).not.toBeInViewport();
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 300);
  await expect(checkout).toBeInViewport();
});

for (const path of shopPaths)
  test(`${path} restores the shop without a shift or a mismatch`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await persist(page, {
      cart: [persistedLine(2, 3), { ...persistedLine(77), title: "Out of print" }],
      wishlist: [persistedProduct(1), persistedProduct(2)],
      compare: [persistedProduct(2)],
      order: persistedOrder(persistedLine(2)),
    });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(cartButton(page, "4 items")).toBeVisible();
      expect(await layoutShift(page), `${width} pixels`).toBeLessThanOrEqual(0.01);
    }
    expect(complaints).toEqual([]);
  });
