import { chromium, type Locator, type Page } from "playwright";
import { browserArgs, findBrowser } from "#build/cli/browser.ts";
import { median } from "./median.ts";

/** One thing a visitor does in the shop, on a page that is ready for it. */
interface Interaction {
  name: string;
  path: string;
  /** What the browser keeps from an earlier visit. */
  kept: object;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** How long it may take, in milliseconds; what is there for comparison has no limit. */
  most?: number;
  /** Takes the page's place in answering, for comparison: what remains is the browser's, on this machine, at this time. */
  instead?: () => void;
}

/** A persisted cart line; ids above 6 are unavailable books. */
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
/** A large cart for a catalog of six: 20 lines. */
const cart = { cart: Array.from({ length: 20 }, (_, index) => line(index + 1)) };

const button = (name: RegExp) => (page: Page) => page.getByRole("main").getByRole("button", { name }).first();

/** A script of one line writes on whatever button is pressed. */
const writeOnIt = () =>
  document.addEventListener(
    "click",
    (event) => {
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLElement) event.target.textContent = "Pressed";
    },
    { capture: true },
  );

/** One frame's budget of an answer. */
const frame = 50;

const interactions: Interaction[] = [
  {
    name: "for comparison, one line of script",
    path: "/shop",
    kept: {},
    target: button(/^Add to cart/),
    instead: writeOnIt,
  },
  { name: "add to cart", path: "/shop", kept: {}, target: button(/^Add to cart/), most: frame },
  { name: "put on the wishlist", path: "/shop", kept: {}, target: button(/^Wishlist: /), most: frame },
  {
    name: "add from the product page",
    path: "/product-single/2",
    kept: {},
    target: button(/^Add to cart/),
    most: frame,
  },
  { name: "one more", path: "/cart", kept: cart, target: button(/^Increase/), most: frame },
  { name: "remove a line", path: "/cart", kept: cart, target: button(/^Remove/), most: frame },
  { name: "open the coupon", path: "/checkout", kept: cart, target: button(/^Have a coupon/), most: frame },
  {
    name: "pay cash on delivery",
    path: "/checkout",
    kept: cart,
    target: (page) => page.getByText("Cash On delivery"),
    most: frame,
  },
];

/** How long an answer took until the next paint, and how much of that was the page's own code, in milliseconds. */
interface Answer {
  whole: number;
  own: number;
}

interface Round extends Answer {
  /** How long a fixed piece of work took around the press, in milliseconds: more where the machine was busy. */
  work: number;
}

interface Result extends Answer, Pick<Interaction, "name"> {
  most: number | undefined;
  /** How many of the rounds counted; none where the machine was busy all along, and all of them had to. */
  calmRounds: number;
}

/** Collects the browser's own measurements of each event. */
const observe = () =>
  new Promise<void>((resolve) => {
    const found: Answer[] = [];
    Object.assign(window, { interactionTimes: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (["pointerdown", "pointerup", "click"].includes(entry.name))
          found.push({ whole: entry.duration, own: entry.processingEnd - entry.processingStart });
    }).observe({ type: "event", durationThreshold: 16 });
    resolve();
  });

/** Does a fixed piece of work, and says how many milliseconds it took. */
function workHard(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 4e7; step++) sum = (sum * 31 + step) % 65_521;
  // what comes of it is used, or the browser might leave it undone
  return performance.now() - start + (sum < 0 ? 1 : 0);
}

/** Presses as a hand does: it arrives, rests, and stays down for a moment. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(500);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await page.waitForTimeout(1500);
}

async function measureOnce(page: Page, origin: string, { path, kept, target, instead }: Interaction): Promise<Round> {
  await page.goto(origin + path);
  await page.evaluate((root) => localStorage.setItem("root", JSON.stringify({ version: 1, ...root })), kept);
  await page.reload({ waitUntil: "networkidle" });
  await page.evaluate(observe);
  if (instead) await page.evaluate(instead);
  const before = await page.evaluate(workHard);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await press(page, target(page));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const after = await page.evaluate(workHard);
  const times = await page.evaluate(() => (window as unknown as { interactionTimes: Answer[] }).interactionTimes);
  // what is quicker than the shortest time that the browser reports, reports nothing
  return {
    whole: Math.max(16, ...times.map(({ whole }) => whole)),
    own: Math.max(0, ...times.map(({ own }) => own)),
    work: Math.max(before, after),
  };
}

/** So many rounds of each interaction are to count, and so many are played at most until they do. */
const enough = 5;
const patience = 15;

/**
 * How long each interaction takes until the next paint, on a processor four times slower: the middle of five rounds.
 * Rounds in which the machine was a fifth slower than at its best count only where there is no other.
 */
export async function measureInteractions(origin: string): Promise<Result[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs.slice(0, 7) });
  let best = Infinity;
  const results: Result[] = [];
  for (const interaction of interactions) {
    const rounds: Round[] = [];
    const calm = () => rounds.filter(({ work }) => work <= best * 1.2);
    while (calm().length < enough && rounds.length < patience) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const round = await measureOnce(page, origin, interaction);
      best = Math.min(best, round.work);
      rounds.push(round);
      await page.context().close();
    }
    const counted = calm().length > 0 ? calm() : rounds;
    results.push({
      name: interaction.name,
      most: interaction.most,
      whole: median(counted.map(({ whole }) => whole)),
      own: Math.round(median(counted.map(({ own }) => own))),
      calmRounds: calm().length,
    });
  }
  await browser.close();
  return results;
}
