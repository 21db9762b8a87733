import { expect, test, type Page } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import {
  cartButton,
  coverOfFocus,
  layoutShift,
  persist,
  persistedLine,
  persistedOrder,
  persistedProduct,
  shopPaths,
  visit,
} from "./support.ts";

const main = (page: Page) => page.getByRole("main");

/** Opens a page of a visitor with these parts of the state, whatever an earlier page has persisted. */
async function visitWith(page: Page, path: string, parts: object): Promise<void> {
  // the entry of a dialog that was open would be left, and the next visit with it
  await page.goto("about:blank");
  await page.goto(path);
  await page.evaluate((root) => localStorage.setItem("root", root), JSON.stringify({ version: 1, ...parts }));
  await visit(page, path);
}

type Box = { x: number; y: number; width: number; height: number } | null;

/** The area in square pixels that two boxes have in common; fails without either box. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) throw new Error("An element is not visible");
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The toasts with this text, or all of them. */
const toasts = (page: Page, text = "") =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Close", exact: true }) })
    .filter({ hasText: text });

/** Keeps the visible toasts and the next ones open, as while another window has the focus. */
const holdToasts = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("blur")));

test("in a low window, the page scrolls below the mini cart, whose end is reached", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visitWith(page, "/shop", { cart: [1, 2, 3, 4].map((id) => persistedLine(id)) });
  await cartButton(page, "4 items").click();
  const checkout = page.getByRole("banner").getByRole("link", { name: "Checkout" });
  await expect(checkout).not.toBeInViewport();
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 300);
  await expect(checkout).toBeInViewport();
});

const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];

for (const path of shopPaths)
  test(`${path} restores the shop without a shift, a mismatch or a wrong count`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await persist(page, {
      cart: [persistedLine(2, 3), { ...persistedLine(77), title: "Out of print" }],
      wishlist: [persistedProduct(1), persistedProduct(2)],
      compare: [persistedProduct(2)],
      order: persistedOrder(persistedLine(2)),
    });
    const counts = new Set<string>();
    await page.exposeFunction("counted", (name: string) => counts.add(name));
    await page.addInitScript(() => {
      const read = () => {
        const name = document.querySelector('header [aria-label^="Cart"]')?.getAttribute("aria-label");
        if (name) (window as unknown as { counted: (name: string) => void }).counted(name);
      };
      const attributes = { attributes: true, attributeFilter: ["aria-label"] };
      new MutationObserver(read).observe(document, { subtree: true, childList: true, ...attributes });
    });
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(cartButton(page, "4 items")).toBeVisible();
      expect(await layoutShift(page), `${size.width} × ${size.height}`).toBeLessThanOrEqual(0.01);
    }
    expect([...counts].filter((name) => !["Cart", "Cart, 4 items"].includes(name))).toEqual([]);
    expect(complaints).toEqual([]);
  });

test.describe("nothing fixed covers a focused element", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("on /cart, after a removal: neither its toast nor its undo", async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      await visitWith(page, "/cart", { cart: [1, 2, 3, 4, 5, 6].map((id) => persistedLine(id)) });
      const removes = page.getByRole("table").getByRole("button", { name: /^Remove/ });
      await expect(removes).toHaveCount(6);
      for (const left of [5, 4, 3, 2, 1]) {
        await removes.nth(left === 4 ? 2 : 0).press("Enter");
        await expect(removes).toHaveCount(left);
        await expect(toasts(page, "Item Removed from Cart")).toHaveCount(1);
        await expect(toasts(page, `${left} book`)).toBeVisible();
        await expect.poll(() => coverOfFocus(page), `${size.width}, ${left} left`).toBe("");
        const undo = await main(page).getByRole("button", { name: /^Undo/ }).boundingBox();
        const shown = await toasts(page, "Item Removed from Cart").boundingBox();
        expect(overlap(undo, shown), `the toast over the undo at ${size.width}`).toBe(0);
      }
    }
  });
});

test.describe("toasts", () => {
  test("cover no focused link in a low window", async ({ page }) => {
    await visit(page, "/shop");
    await page.setViewportSize({ width: 320, height: 256 });
    for (const product of ["Circuit Thinking", "Quality at the Source"])
      await main(page)
        .getByRole("button", { name: `Compare: ${product}` })
        .click();
    const shown = toasts(page, "Added to Compare List");
    await expect(shown).toBeVisible();
    await holdToasts(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Projects" });
    for (let y = 20; y < 200; y += 18) {
      await link.evaluate((element: HTMLElement, top) => {
        element.blur();
        window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
        element.focus({ preventScroll: true });
      }, y);
      await expect.poll(async () => overlap(await link.boundingBox(), await shown.boundingBox()), `at ${y} px`).toBe(0);
    }
  });
});
