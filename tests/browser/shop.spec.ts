import { expect, test, type Page, type Route } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import {
  blockStorage,
  cartButton,
  persist,
  persistedLine,
  persistedOrder,
  persistedProduct,
  shopPaths,
  visit,
} from "./support.ts";

const main = (page: Page) => page.getByRole("main");
const persisted = (page: Page) => page.evaluate(() => localStorage.getItem("root") ?? "");
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("no digit of a card is persisted, logged or put in an address", async ({ page }) => {
  const logged: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await persist(page, { cart: [persistedLine(1)] });
  await visit(page, "/checkout");
  await page.getByRole("textbox", { name: "Card Number" }).fill("4929 1234 5678 9013");
  await page.getByRole("textbox", { name: "CVV" }).fill("739");
  await page.getByRole("checkbox", { name: /^Remember/ }).check();
  await main(page).getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order_received$/);
  const everything = [await persisted(page), page.url(), ...logged, ...asked, await page.content()].join("\n");
  for (const digits of ["4929", "9013", "49291234"]) expect(everything).not.toContain(digits);
  expect(await page.evaluate(() => [document.cookie, Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([
    "",
    [],
    ["root"],
  ]);
});

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

test("cash on delivery orders nothing when the cart was emptied in another tab, and thanks for nothing", async ({
  page,
  context,
}) => {
  await persist(context, { cart: [persistedLine(2)], order: persistedOrder(persistedLine(4)) });
  await visit(page, "/checkout");
  await page.getByRole("radio", { name: "Cash On delivery" }).check();
  const other = await context.newPage();
  await visit(other, "/cart");
  await other
    .getByRole("table")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(cartButton(page, "0 items")).toBeVisible();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Nothing was ordered." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank You For Your Order!" })).toHaveCount(0);
});

test("another page of the shop begins at its heading, after a visit that began at an unknown address", async ({
  page,
}) => {
  await visit(page, "/nothing/here");
  await page.locator('a[href="/shop"]').filter({ visible: true }).first().click();
  await expect(page).toHaveTitle("Shop – Korvane");
  await main(page).getByRole("link", { name: "Next page" }).click();
  const heading = main(page).getByRole("heading", { name: "Books, page 2 of 3" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
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
  const parser = /\/assets\/parse-state-[^/]+\.js/;

  for (const path of shopPaths) {
    test(`${path} restores the cart without a mismatch or a wrong count`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await persist(page, {
        cart: [persistedLine(2, 3), { ...persistedLine(77), title: "Out of print" }],
        wishlist: [persistedProduct(3)],
      });
      const counts: string[] = [];
      await page.exposeFunction("counted", (name: string) => counts.push(name));
      await page.addInitScript(() => {
        const read = () => {
          const name = document.querySelector('header [aria-label^="Cart"]')?.getAttribute("aria-label");
          if (name) (window as unknown as { counted: (name: string) => void }).counted(name);
        };
        new MutationObserver(read).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ["aria-label"],
        });
      });
      await visit(page, path);
      await expect(cartButton(page, "4 items")).toBeVisible();
      expect([...new Set(counts)].filter((name) => !["Cart", "Cart, 4 items"].includes(name))).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test("tabs converge immediately", async ({ page, context }) => {
    const other = await context.newPage();
    await visit(page, "/shop");
    await visit(other, "/cart");
    await main(page).getByRole("button", { name: "Add to cart: Materials, Plainly" }).click();
    await expect(cartButton(other, "1 item")).toBeVisible();
    await other.getByRole("table").getByRole("button", { name: "Remove Materials, Plainly" }).click();
    await expect(cartButton(page, "0 items")).toBeVisible();
  });

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

  /** Adds a book while the code that reads the earlier cart fails: the shop works, and the earlier cart is kept as it is. */
  async function addBesideUnreadCart(page: Page, fail: (route: Route) => Promise<void>): Promise<void> {
    await persist(page, { cart: [persistedLine(2, 3)] });
    await page.route(parser, fail);
    await visit(page, "/shop");
    await main(page).getByRole("button", { name: "Add to cart: Circuit Thinking" }).click();
    await expect(toast(page, "Your earlier cart could not be loaded, and is kept as it is")).toBeVisible();
    await expect(cartButton(page, "1 item")).toBeVisible();
    expect(JSON.parse(await persisted(page)).cart).toEqual([persistedLine(2, 3)]);
  }

  test("a persisted cart is not replaced while its parser does not load, and takes all actions when it does", async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem("reloaded-at", String(Date.now())));
    await addBesideUnreadCart(page, (route) => route.abort());
    await page.unroute(parser);
    await main(page).getByRole("button", { name: "Add to cart: Materials, Plainly" }).click();
    await expect(cartButton(page, "5 items")).toBeVisible();
    await page.reload();
    await expect(cartButton(page, "5 items")).toBeVisible();
  });

  test("a persisted cart is not replaced when its parser arrives empty", ({ page }) =>
    addBesideUnreadCart(page, (route) => route.fulfill({ contentType: "text/javascript", body: "" })));
});

test("the picture is zoomed with the keyboard, in the largest copy, and back closes it", async ({ page }) => {
  await visit(page, "/product-single/3");
  const opener = main(page).getByRole("button", { name: /^Zoom/ });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Zoom in/ }).press("Enter");
  const picture = dialog.getByRole("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("-1200.avif");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/product-single\/3$/);
});
