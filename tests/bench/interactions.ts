import { chromium, type Page } from "playwright";
import { browserArgs, findBrowser } from "#build/browser";

/** One thing a visitor does in the shop, on a page that is ready for it. */
interface Interaction {
  name: string;
  path: string;
  /** What the browser keeps from an earlier visit. */
  kept: object;
  /** Before the clock runs. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** As many lines as a cart may be asked to carry; all but six are of books that are out of print. */
const line = (id: number) => ({
  id,
  title: `Book ${id}`,
  price: "10.00",
  discount: "0.00",
  selected_color: "",
  selected_size: "L",
  qty: 2,
  sum: "20.00",
  proImg: "cover",
  brand: "Workbench Editions",
  size: "L",
});
const lines = (count: number) => ({ cart: Array.from({ length: count }, (_, index) => line(index + 1)) });

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

const interactions: Interaction[] = [
  { name: "add to cart", path: "/shop", kept: {}, act: press(/^Add to cart/) },
  { name: "put on the wishlist", path: "/shop", kept: {}, act: press(/^Wishlist: /) },
  { name: "add from the product page", path: "/product-single/2", kept: {}, act: press(/^Add to cart/) },
  { name: "one more", path: "/cart", kept: lines(3), act: press(/^Increase/) },
  { name: "remove a line", path: "/cart", kept: lines(3), act: press(/^Remove/) },
  { name: "open the coupon", path: "/checkout", kept: lines(3), act: press(/^Have a coupon/) },
  {
    name: "pay cash on delivery",
    path: "/checkout",
    kept: lines(3),
    act: (page) => page.getByRole("radio", { name: /Cash On delivery/ }).check(),
  },
  { name: "one more of 500 lines", path: "/cart", kept: lines(500), act: press(/^Increase/) },
  { name: "remove one of 500 lines", path: "/cart", kept: lines(500), act: press(/^Remove/) },
];

/** Collects the browser's own measurements of how long each event took until the next paint, in milliseconds. */
const observe = () =>
  new Promise<void>((resolve) => {
    const found: number[] = [];
    Object.assign(window, { interactionTimes: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (["click", "pointerup", "keydown"].includes(entry.name)) found.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 });
    resolve();
  });

async function measureOnce(page: Page, origin: string, { path, kept, prepare, act }: Interaction): Promise<number> {
  await page.goto(origin + path);
  await page.evaluate((root) => localStorage.setItem("root", JSON.stringify({ version: 1, ...root })), kept);
  await page.reload({ waitUntil: "networkidle" });
  await prepare?.(page);
  await page.evaluate(observe);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await act(page);
  await page.waitForTimeout(1500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const times = await page.evaluate(() => (window as unknown as { interactionTimes: number[] }).interactionTimes);
  // what is quicker than the shortest time that the browser reports, reports nothing
  return Math.max(16, ...times);
}

/** The middle of five: how long each interaction takes until the next paint, on a processor four times slower. */
export async function measureInteractions(origin: string): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs.slice(0, 7) });
  const medians = new Map<string, number>();
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      times.push(await measureOnce(page, origin, interaction));
      await page.context().close();
    }
    medians.set(interaction.name, times.toSorted((a, b) => a - b)[2] ?? Number.NaN);
  }
  await browser.close();
  return medians;
}
