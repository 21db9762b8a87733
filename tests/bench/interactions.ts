import { chromium, type Locator, type Page } from "playwright";
import { findBrowser, startArgs } from "#tools/cli/browser.ts";
import { persist, persistedLine } from "../browser/support.ts";
import { median } from "./report.ts";

/** A click in the shop, on a page that has loaded. */
interface Interaction {
  name: string;
  path: string;
  /** The element to click. */
  target: (page: Page) => Locator;
  /** True with a line in the cart for each of the six books. */
  isCartFull: boolean;
}

const button = (name: RegExp) => (page: Page) => page.getByRole("main").getByRole("button", { name }).first();
const cash = (page: Page) => page.getByText("Cash On delivery");

const interactions: Interaction[] = [
  { name: "add to cart", path: "/shop", target: button(/^Add to cart/), isCartFull: false },
  { name: "put on the wishlist", path: "/shop", target: button(/^Wishlist: /), isCartFull: false },
  { name: "add from the product page", path: "/product-single/2", target: button(/^Add to cart/), isCartFull: false },
  { name: "one more, 6 lines", path: "/cart", target: button(/^Increase/), isCartFull: true },
  { name: "remove a line, 6 lines", path: "/cart", target: button(/^Remove/), isCartFull: true },
  { name: "open the coupon, 6 lines", path: "/checkout", target: button(/^Have a coupon/), isCartFull: true },
  { name: "pay cash on delivery, 6 lines", path: "/checkout", target: cash, isCartFull: true },
];

/** Collects the browser's own measurements of each event, in milliseconds. */
function observe(): void {
  const found: number[] = [];
  Object.assign(window, { interactionTimes: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (["pointerdown", "pointerup", "click"].includes(entry.name)) found.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

/** Clicks with the pauses of a hand. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(500);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await page.waitForTimeout(1500);
}

async function measureOnce(page: Page, origin: string, interaction: Interaction): Promise<number> {
  const cart = interaction.isCartFull ? [1, 2, 3, 4, 5, 6].map((id) => persistedLine(id, 2)) : [];
  await persist(page, { cart });
  await page.goto(origin + interaction.path, { waitUntil: "networkidle" });
  await page.evaluate(observe);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await press(page, interaction.target(page));
  const times = await page.evaluate(() => (window as unknown as { interactionTimes: number[] }).interactionTimes);
  // browsers report no event shorter than 16 milliseconds
  return Math.max(16, ...times);
}

/** The time of each interaction until the next paint on a processor four times slower: the median of five clicks. */
export async function* measureInteractions(origin: string): AsyncGenerator<{ name: string; time: number }> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: startArgs });
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      times.push(await measureOnce(page, origin, interaction));
      await page.context().close();
    }
    yield { name: interaction.name, time: median(times) };
  }
  await browser.close();
}
