import { chromium, type Locator, type Page } from "playwright";
import { findBrowser, startArgs } from "#tools/cli/browser.ts";
import { persist, persistedLine } from "../browser/support.ts";
import { median } from "./median.ts";

/** A click in the shop, on a page that has loaded. */
interface Interaction {
  name: string;
  path: string;
  /** The element to click. */
  target: (page: Page) => Locator;
  /** The lines of the cart; the catalog has six books, and 20 lines are a cart that older books remain in. */
  lines: number;
}

/** The time until the next paint, in milliseconds; a cart of 20 lines has no budget. */
const budgetOf = ({ lines }: Interaction) => (lines <= 6 ? 50 : undefined);

const button = (name: RegExp) => (page: Page) => page.getByRole("main").getByRole("button", { name }).first();

const interactions: Interaction[] = [
  { name: "add to cart", path: "/shop", target: button(/^Add to cart/), lines: 0 },
  { name: "put on the wishlist", path: "/shop", target: button(/^Wishlist: /), lines: 0 },
  { name: "add from the product page", path: "/product-single/2", target: button(/^Add to cart/), lines: 0 },
  ...[6, 20].flatMap((lines): Interaction[] => [
    { name: `one more, ${lines} lines`, path: "/cart", target: button(/^Increase/), lines },
    { name: `remove a line, ${lines} lines`, path: "/cart", target: button(/^Remove/), lines },
    { name: `open the coupon, ${lines} lines`, path: "/checkout", target: button(/^Have a coupon/), lines },
    {
      name: `pay cash on delivery, ${lines} lines`,
      path: "/checkout",
      target: (page) => page.getByText("Cash On delivery"),
      lines,
    },
  ]),
];

/** The time from a click to the next paint, and the part of it in the page's own code, in milliseconds. */
interface Duration {
  total: number;
  own: number;
}

interface Round extends Duration {
  /** The time of a fixed amount of work around the click, in milliseconds: larger on a busy machine. */
  work: number;
}

interface Result extends Duration, Pick<Interaction, "name"> {
  budget: number | undefined;
  /** The number of rounds on an idle machine; with 0, the result is of busy rounds. */
  calmRounds: number;
}

/** Collects the browser's own measurements of each event. */
function observe(): void {
  const found: Duration[] = [];
  Object.assign(window, { interactionTimes: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (["pointerdown", "pointerup", "click"].includes(entry.name))
        found.push({ total: entry.duration, own: entry.processingEnd - entry.processingStart });
  }).observe({ type: "event", durationThreshold: 16 });
}

/** The duration of a fixed amount of work, in milliseconds. */
function workHard(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 4e7; step++) sum = (sum * 31 + step) % 65_521;
  // The sum is used, or the browser might skip the loop.
  return performance.now() - start + (sum < 0 ? 1 : 0);
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

async function measureOnce(page: Page, origin: string, { path, target, lines }: Interaction): Promise<Round> {
  await persist(page, { cart: Array.from({ length: lines }, (_, index) => persistedLine(index + 1, 2)) });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.evaluate(observe);
  const before = await page.evaluate(workHard);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await press(page, target(page));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const after = await page.evaluate(workHard);
  const times = await page.evaluate(() => (window as unknown as { interactionTimes: Duration[] }).interactionTimes);
  // Browsers report no event shorter than 16 milliseconds.
  return {
    total: Math.max(16, ...times.map(({ total }) => total)),
    own: Math.max(0, ...times.map(({ own }) => own)),
    work: Math.max(before, after),
  };
}

/** The number of idle rounds per interaction, and the number of rounds after which it gives up waiting for them. */
const minRounds = 5;
const maxRounds = 15;

/**
 * The time of each interaction until the next paint on a processor four times slower: the median of five rounds. Rounds in
 * which the machine was a fifth slower than its best are used only if there are no others.
 */
export async function* measureInteractions(origin: string): AsyncGenerator<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: startArgs });
  let best = Infinity;
  for (const interaction of interactions) {
    const rounds: Round[] = [];
    const calm = () => rounds.filter(({ work }) => work <= best * 1.2);
    while (calm().length < minRounds && rounds.length < maxRounds) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const round = await measureOnce(page, origin, interaction);
      best = Math.min(best, round.work);
      rounds.push(round);
      await page.context().close();
    }
    const counted = calm().length > 0 ? calm() : rounds;
    yield {
      name: interaction.name,
      budget: budgetOf(interaction),
      total: median(counted.map(({ total }) => total)),
      own: Math.round(median(counted.map(({ own }) => own))),
      calmRounds: calm().length,
    };
  }
  await browser.close();
}
