import type { Page } from "playwright";
import { hydrated } from "../../browser/support.ts";
import { countFault, follow, launch, withVisitor, type FaultCount } from "./fault-count.ts";

/** The pages that read or write the persisted state. */
const shopPaths = ["/shop", "/product-single/1", "/cart", "/checkout", "/order_received", "/"];

/** Faults of the browser's storage, each injected when the page is in use. */
const faults: Record<string, () => void> = {
  "storage full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "storage blocked": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
  },
  "storage corrupted": () => {
    localStorage.setItem("root", '{"version":1,"cart":[{"id":');
    window.dispatchEvent(new StorageEvent("storage", { key: "root", newValue: '{"version":1,"cart":[{"id":' }));
  },
};

/** Adds a book after the fault, and looks for it in the cart. */
async function shopOn(page: Page, origin: string, url: string, inject: () => void): Promise<string | undefined> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(origin + url);
  await hydrated(page);
  await page.evaluate(inject);
  await follow(page, "/shop");
  await page
    .getByRole("button", { name: /^Add to cart: Circuit Thinking/ })
    .first()
    .click();
  await follow(page, "/site-map");
  await page.getByRole("heading", { level: 1, name: "Site map" }).waitFor();
  await page.getByRole("button", { name: /^Cart/ }).first().click();
  await page.getByRole("list", { name: "Items in the cart" }).getByText("Circuit Thinking").first().waitFor();
  return errors[0];
}

/** Breaks the storage on every page of the shop in the middle of a visit. */
export async function* measureStorage(origin: string): AsyncGenerator<FaultCount> {
  const browser = await launch();
  for (const [name, inject] of Object.entries(faults))
    yield await countFault(name, shopPaths, (url) => withVisitor(browser, (page) => shopOn(page, origin, url, inject)));
  await browser.close();
}
