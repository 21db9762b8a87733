import { expect, test, type Page, type Request } from "@playwright/test";
import { blockStorage, cartButton, persist, persistedLine, visit } from "./support.ts";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test.describe("in the evening of Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });
  test("an order has the visitor's day", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-25T18:30:00-08:00");
    await persist(page, { cart: [persistedLine(2)] });
    await visit(page, "/order_received?payment=card");
    await expect(main(page).getByText("November 25, 2026")).toBeVisible();
    await expect(main(page).getByText(/^KV-20261125-/)).toBeVisible();
    await expect(page).toHaveURL(/\/order_received$/);
  });
});

test("an order that is placed without a connection is confirmed", async ({ page, context }) => {
  const unanswered = new Set<Request>();
  page.on("request", (request) => unanswered.add(request));
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  await persist(page, { cart: [persistedLine(2)] });
  await visit(page, "/checkout");
  const card = main(page).getByRole("form", { name: "Card" });
  const nextPage = page.waitForResponse(/\/assets\/order-[^/]+\.js/, { timeout: 10_000 });
  await card.getByRole("textbox", { name: "E-mail" }).focus();
  await nextPage;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([]);
  await context.setOffline(true);
  await card.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank You For Your Order!");
});

test("a space at the end of a search stays while the visitor goes on typing", async ({ page }) => {
  await visit(page, "/shop");
  const box = main(page).getByRole("searchbox");
  await box.pressSequentially("from ");
  await expect(page).toHaveURL(/q=from$/);
  await box.pressSequentially("idea");
  await expect(box).toHaveValue("from idea");
});

test.describe("the browser's storage", () => {
  test("two tabs that add at the same moment lose nothing", async ({ page, context }) => {
    const tabs = [page, await context.newPage()];
    const button = 'main [aria-label="Add to cart: Materials, Plainly"]';
    for (const tab of tabs) await visit(tab, "/shop");
    const add = async (selector: string) => {
      for (let times = 0; times < 20; times++) {
        document.querySelector<HTMLElement>(selector)!.click();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await Promise.all(tabs.map((tab) => tab.evaluate(add, button)));
    for (const tab of tabs) await expect(cartButton(tab, "40 items")).toBeVisible();
  });

  test("when it is blocked, shop and theme work in memory, with one notice", async ({ page }) => {
    await blockStorage(page);
    await visit(page, "/shop");
    await main(page).getByRole("button", { name: "Add to cart: Materials, Plainly" }).click();
    await expect(toast(page, "This browser keeps nothing for this site")).toHaveCount(1);
    await main(page).getByRole("button", { name: "Add to cart: Circuit Thinking" }).click();
    await expect(cartButton(page, "2 items")).toBeVisible();
    await expect(toast(page, "This browser keeps nothing for this site")).toHaveCount(1);
    await cartButton(page, "2 items").click();
    await page.getByRole("link", { name: "View Cart" }).click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
    await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
    await page.getByRole("radio", { name: "Dark", exact: true }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a persisted cart is not replaced while its parser does not load, and takes all actions when it does", async ({
    page,
  }) => {
    const parser = /\/assets\/parse-state-[^/]+\.js/;
    await page.addInitScript(() => sessionStorage.setItem("reloaded-at", String(Date.now())));
    await persist(page, { cart: [persistedLine(2, 3)] });
    await page.route(parser, (route) => route.abort());
    await visit(page, "/shop");
    await main(page).getByRole("button", { name: "Add to cart: Circuit Thinking" }).click();
    await expect(toast(page, "Your earlier cart could not be loaded, and is kept as it is")).toBeVisible();
    await expect(cartButton(page, "1 item")).toBeVisible();
    const persisted = await page.evaluate(() => localStorage.getItem("root") ?? "");
    expect(JSON.parse(persisted).cart).toEqual([persistedLine(2, 3)]);
    await page.unroute(parser);
    await main(page).getByRole("button", { name: "Add to cart: Materials, Plainly" }).click();
    await expect(cartButton(page, "5 items")).toBeVisible();
    await page.reload();
    await expect(cartButton(page, "5 items")).toBeVisible();
  });
});

test("the picture is zoomed with the keyboard, in the largest copy", async ({ page }) => {
  await visit(page, "/product-single/3");
  await main(page).getByRole("button", { name: /^Zoom/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Zoom in/ }).press("Enter");
  const picture = dialog.getByRole("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("-1440.avif");
});
