import type { Page } from "playwright";
import { hydrated } from "../../browser/support.ts";
import { countFault, launch, withVisitor, type FaultCount } from "./fault-count.ts";

/** The width of a page of paper without its margins, in CSS pixels: 190 mm at 96 dpi. */
const paperWidth = 718;

/** The pages that people print, with words that belong on the paper. */
const printed: Record<string, string> = {
  "/cart": "From Idea to Market",
  "/order_received": "Order details",
  "/blog-single/1": "A fair question",
};

async function placeOrder(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/checkout`);
  await hydrated(page);
  await page.getByRole("radio", { name: "Cash On delivery" }).check();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/order_received/);
}

/** What is wrong with a page on paper. */
async function findPrintProblem(page: Page, words: string): Promise<string | undefined> {
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  await page.emulateMedia({ media: "print" });
  if (!(await page.getByRole("main").getByText(words).first().isVisible())) return `no '${words}'`;
  return page.evaluate((width) => {
    const isSeen = (element: Element | null) => element?.checkVisibility() ?? false;
    if (isSeen(document.querySelector("header")) && !document.querySelector("main header")) return "the header";
    if (isSeen(document.querySelector("footer"))) return "the footer";
    if (document.documentElement.scrollWidth > width) return `${document.documentElement.scrollWidth} px wide`;
    const button = [...document.querySelectorAll("main button")].find(isSeen);
    return button ? `the button '${button.textContent}'` : undefined;
  }, paperWidth);
}

/** Prints cart, order and article: their content, without navigation and controls, within the width of the paper. */
export async function measurePrint(origin: string): Promise<FaultCount> {
  const browser = await launch();
  const count = await countFault("print", Object.keys(printed), (url) =>
    withVisitor(browser, async (page) => {
      if (url === "/order_received") await placeOrder(page, origin);
      else await page.goto(origin + url);
      await hydrated(page);
      return findPrintProblem(page, printed[url] ?? "");
    }),
  );
  await browser.close();
  return count;
}
