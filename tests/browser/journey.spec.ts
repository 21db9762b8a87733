import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { firefoxIsMissing } from "#tools/cli/browser.ts";
import { complaintsOf } from "../page-checks.ts";
import { test } from "./settings.ts";
import {
  cartButton,
  contactField,
  fillContactForm,
  hydrated,
  persist,
  persistedLine,
  scrollTo,
  tabTo,
  visit,
} from "./support.ts";

test.skip(({ channel }) => channel === "moz-firefox" && firefoxIsMissing !== undefined, firefoxIsMissing);

/** The driver of Firefox would wait for a document that is loaded anew. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

const mailFolder = process.env["MAIL_DIR"] as string;
const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Follows a link of the navigation, which large text makes a menu with groups. */
async function followMainLink(page: Page, label: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label, exact: true });
  if (await link.isVisible()) return link.click();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog");
  if (label === "Services") await menu.getByRole("button", { name: label }).click();
  await menu.getByRole("link", { name: label === "Services" ? "All services" : label, exact: true }).click();
}

test("a visitor opens every main page and sends a message that is delivered once", async ({ page }) => {
  const subject = `A quote for 500 housings ${Date.now()}`;
  await visit(page, "/");
  for (const label of ["About Us", "Services", "Network", "Blog", "Contact"]) {
    await followMainLink(page, label);
    await expect(page).toHaveTitle(`${label} – Korvane`);
    // Firefox broke the text of the title block, of which it did not count the theme
    const heights = await page
      .locator(".sheet dl > div")
      .evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
    expect(new Set(heights.filter(Boolean)).size, `heights in the title block: ${heights.join(", ")}`).toBe(1);
  }
  await fillContactForm(page, { Subject: subject, Email: "ada@company.com", Message: "By May, please.\nAda" });
  await page.getByRole("button", { name: "Send message" }).dblclick();
  await expect(page.getByRole("main").getByText("Message succesfully sent!")).toBeVisible();

  const mails = await Promise.all(
    (await readdir(mailFolder)).map((file) => readFile(path.join(mailFolder, file), "utf8")),
  );
  const messages = mails.filter((text) => text.includes(subject));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain("ada@company.com");
  expect(messages[0]).toContain("By May, please.");
});

test("the keyboard alone: past the header of the second page, and through a form", async ({ page }) => {
  await visit(page, "/");
  await followMainLink(page, "Contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page.getByRole("link", { name: "Skip to the content" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact#main$/);
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page.getByRole("textbox", { name: "Subject" }));
  await page.keyboard.type("A quote");
  await page.keyboard.press("Enter");
  await expect(contactField(page, "Email")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("A quote");
});

test("a deep link leads to its heading, and the search to another page", async ({ page }) => {
  await visit(page, "/blog-single/1#where-to-begin");
  await expect(page.locator("#where-to-begin")).toBeInViewport();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search the site" }).pressSequentially("manufacturing");
  await page
    .getByRole("list", { name: "Results" })
    .getByRole("link", { name: /^Direct Manufacturing/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Direct Manufacturing" })).toBeFocused();
});

test("back and forward restore scroll position and focus, also where an element was added before the link", async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await persist(page, { cart: [persistedLine(2)] });
  await visit(page, "/shop");
  const link = main(page).getByRole("link", { name: "Circuit Thinking" }).first();
  await link.focus();
  await scrollTo(page, 500);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Circuit Thinking" })).toBeFocused();
  await page.getByRole("button", { name: "Cart, 1 item" }).hover();
  // a pointer over the button adds the panel, which is hidden until a press
  await expect(page.getByRole("banner").getByRole("link", { name: "Checkout", includeHidden: true })).toHaveCount(1);
  const topOfProduct = await top();
  await back(page);
  await expect(link).toBeFocused();
  await expect.poll(top).toBe(500);
  await forward(page);
  await expect(page).toHaveTitle(/^Circuit Thinking/);
  await expect.poll(top).toBe(topOfProduct);
});

test("a book is ordered with Enter alone, and the order survives a reload", async ({ page }) => {
  const complaints = complaintsOf(page);
  await visit(page, "/shop");
  const pressOn = (role: "button" | "link", name: string) =>
    main(page).getByRole(role, { name }).first().press("Enter");
  await pressOn("button", "Add to cart: The Quiet Supply Chain");
  const cart = cartButton(page, "1 item");
  await cart.press("Enter");
  const viewCart = page.getByRole("link", { name: "View Cart" });
  await expect(viewCart).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(viewCart).toBeVisible();
  await viewCart.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await pressOn("button", "Increase quantity of The Quiet Supply Chain");
  await expect(main(page).getByText("$570.00").first()).toBeVisible();
  await pressOn("link", "Proceed to Checkout");
  await expect(page).toHaveURL(/\/checkout$/);
  await pressOn("button", "Place order");
  await expect(page).toHaveURL(/\/order_received$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(toast(page, "Order Recived sucessfully!")).toBeVisible();
  await expect(cartButton(page, "0 items")).toBeVisible();
  await page.reload();
  await expect(main(page).getByText("$570.00").first()).toBeVisible();
  // a translation may come before the last part is hydrated
  if (!test.info().project.name.startsWith("translated")) expect(complaints).toEqual([]);
});

test("a search of the blog is in the address, survives a reload, and is restored by back", async ({ page }) => {
  await visit(page, "/blog");
  const entries = await page.evaluate(() => history.length);
  const articles = page.getByRole("main").getByRole("article");
  const search = page.getByRole("searchbox", { name: "Search the posts" });
  await search.pressSequentially("moulds");
  await expect(page).toHaveURL(/\/blog\?q=moulds$/);
  await expect(articles.getByRole("link", { name: /mold/i }).first()).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await hydrated(page);
  await expect(search).toHaveValue("moulds");
  await expect(page.getByText(/^\d+ posts? found$/)).toBeVisible();
  const count = await articles.count();
  await articles.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog-single\//);
  await back(page);
  await expect(search).toHaveValue("moulds");
  await expect(articles).toHaveCount(count);
});

test("a reload keeps the scroll position and the highlighted header, also where the cart makes the page longer", async ({
  page,
}) => {
  await persist(page, { cart: [1, 2, 3, 4, 5, 6].map((id) => persistedLine(id)) });
  await visit(page, "/cart");
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(7);
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(top).toBeGreaterThan(800);
  const before = await top();
  await page.reload();
  await hydrated(page);
  // parts of a pixel are rounded anew
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(page.locator("header [data-highlighted]")).toBeAttached();
});
