import type { Page } from "playwright";
import { hydrated } from "./support.ts";

/** The width of a page of paper without its margins, in CSS pixels: 190 mm at 96 dpi. */
const paperWidth = 718;

/** The pages that people print, with words that belong on the paper. */
export const printedPages: Readonly<Record<string, string>> = {
  "/cart": "From Idea to Market",
  "/order_received": "Order details",
  "/blog-single/1": "A fair question",
};

async function placeOrder(page: Page): Promise<void> {
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByRole("radio", { name: "Cash On delivery" }).check();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  // The address changes before the page has rendered.
  await page.getByText("your order has been recived").waitFor();
}

/** What is wrong with a page on paper, if anything; the visitor has the first product in the cart. */
export async function findPrintProblem(page: Page, path: string): Promise<string | undefined> {
  if (path === "/order_received") await placeOrder(page);
  else await page.goto(path);
  await hydrated(page);
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const words = printedPages[path] ?? "";
  if (!(await page.getByRole("main").getByText(words).first().isVisible())) return `no '${words}'`;
  return page.evaluate((width) => {
    const isSeen = (element: Element | null) => element?.checkVisibility() ?? false;
    if (isSeen(document.querySelector("header")) && !document.querySelector("main header")) return "the header";
    if (isSeen(document.querySelector("footer"))) return "the footer";
    if (document.documentElement.scrollWidth > width) return `${document.documentElement.scrollWidth} px wide`;
    const button = [...document.querySelectorAll("main button")].find(isSeen);
    return button ? `the button '${button.textContent || button.ariaLabel}'` : undefined;
  }, paperWidth);
}
