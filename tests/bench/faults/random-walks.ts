import { createHash } from "node:crypto";
import type { Page } from "playwright";
import { hydrated, paths, visit } from "../../browser/support.ts";

/** A repeatable source of numbers from 0 to 1. */
function randomSource(seed: number): () => number {
  let count = 0;
  return () => createHash("sha256").update(`${seed}, ${count++}`).digest().readUInt32LE() / 2 ** 32;
}

/** Where a visitor is on a page: path, scroll position, and the focused element. */
interface Place {
  path: string;
  /** The title of the page that is shown, which follows a moment after its path. */
  title: string;
  top: number;
  /** Undefined where nothing had the focus, and after the document was loaded again: only the position is restored then. */
  focus: string | undefined;
}

const readPlace = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const focused = document.activeElement === document.body ? undefined : document.activeElement;
    const name = focused?.getAttribute("aria-label") ?? focused?.textContent?.slice(0, 40) ?? "";
    return {
      path: location.pathname,
      title: document.title,
      top: Math.round(scrollY),
      focus: focused ? `${focused.tagName} ${name}` : undefined,
    };
  });

/** Scrolls somewhere and follows one of the page's links with the focus on it; returns the place before. */
async function followAnyLink(page: Page, random: number): Promise<Place | undefined> {
  const place = await page.evaluate(
    ([value, known]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href], nav a[href], footer a[href]")];
      const usable = links.filter(
        (link) =>
          link.checkVisibility({ visibilityProperty: true }) &&
          link.target === "" &&
          !link.closest("[inert]") &&
          link.hash === "" &&
          link.search === "" &&
          link.pathname !== location.pathname &&
          known.includes(link.pathname),
      );
      const link = usable[Math.floor(value * usable.length)];
      if (!link) return undefined;
      link.focus({ preventScroll: true });
      const { top } = link.getBoundingClientRect();
      scrollTo({ top: Math.max(0, scrollY + top - 200), behavior: "instant" });
      return link.pathname;
    },
    [random, paths] as const,
  );
  if (place === undefined) return undefined;
  // the position is remembered with the next scroll event
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const from = await readPlace(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).click());
  await arrive(page, place);
  return from;
}

/** Waits until the page is shown: its heading gets the focus a moment after its address. */
const arrive = (page: Page, path: string) =>
  page.waitForFunction((expected) => location.pathname === expected && document.activeElement?.tagName === "H1", path, {
    timeout: 10_000,
  });

/** The difference between a place and the page, which may need a moment to restore it. */
async function differenceFrom(page: Page, expected: Place): Promise<string | undefined> {
  const isThere = (place: Place) =>
    place.path === expected.path &&
    place.title === expected.title &&
    Math.abs(place.top - expected.top) <= 2 &&
    (expected.focus === undefined || place.focus === expected.focus);
  let place = await readPlace(page);
  for (let round = 0; round < 40 && !isThere(place); round += 1) {
    await page.waitForTimeout(50);
    place = await readPlace(page);
  }
  const describe = ({ path, title, top, focus }: Place) =>
    `${path} (${title}) at ${top}, focus on ${focus ?? "anything"}`;
  return isThere(place) ? undefined : `${describe(place)} instead of ${describe(expected)}`;
}

/** One walk from a random page, by links, back, forward and reloads: they restore the place, back and forward the focus. */
export async function walk(page: Page, seed: number, steps: number): Promise<string | undefined> {
  const random = randomSource(seed);
  await visit(page, paths[Math.floor(random() * paths.length)] ?? "/");
  const before: Place[] = [];
  const after: Place[] = [];
  for (let step = 0; step < steps; step += 1) {
    const choice = random();
    let move = choice < 0.45 ? "reload" : "link";
    if (choice < 0.4 && after.length > 0) move = "forward";
    if (choice < 0.25 && before.length > 0) move = "back";
    if (move === "link") {
      const from = await followAnyLink(page, random());
      if (!from) continue;
      before.push(from);
      after.length = 0;
      continue;
    }
    const place = await readPlace(page);
    let expected: Place | undefined = { ...place, focus: undefined };
    if (move === "reload") {
      await page.reload();
      await hydrated(page);
      for (const other of [...before, ...after]) other.focus = undefined;
    } else {
      const [from, to] = move === "back" ? [before, after] : [after, before];
      to.push(place);
      expected = from.pop();
      await (move === "back" ? page.goBack() : page.goForward());
    }
    const loss = expected && (await differenceFrom(page, expected));
    if (loss) return `step ${step}, ${move}: ${loss}`;
  }
  return undefined;
}
