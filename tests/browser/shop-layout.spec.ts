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

test("with the mini cart open, the toast covers none of the actions of its product", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/product-single/1");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Add to cart/ }).click();
  await cartButton(page, "1 item").click();
  const toast = page.getByRole("listitem").filter({ hasText: "Item Added to Cart" });
  const actions = [main.getByRole("button", { name: /^Compare/ }), main.getByRole("link", { name: "View Cart" })];
  // it moves in the frame after the panel has opened
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await toast.boundingBox())!;
      const boxes = await Promise.all(actions.map(async (action) => (await action.boundingBox())!));
      return boxes.every(
        (box) => box.x + box.width <= x || x + width <= box.x || box.y + box.height <= y || y + height <= box.y,
      );
    })
    .toBe(true);
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
