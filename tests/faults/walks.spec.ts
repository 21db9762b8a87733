import { createHash } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { paths } from "../browser/built-site.ts";
import { hydrated, visit } from "../browser/support.ts";
import { startWithCart } from "./pages.ts";

/** A repeatable source of numbers from 0 to 1. */
function randomSource(seed: number): () => number {
  let count = 0;
  return () => createHash("sha256").update(`${seed}, ${count++}`).digest().readUInt32LE() / 2 ** 32;
}

/** Where a visitor is on a page. */
const readPlace = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement === document.body ? undefined : document.activeElement;
    const name = focused?.getAttribute("aria-label") ?? focused?.textContent?.slice(0, 40) ?? "";
    return {
      path: location.pathname,
      /** Follows a moment after the path. */
      title: document.title,
      top: Math.round(scrollY),
      /** Undefined where nothing has the focus, and after the document was loaded again: only the position is restored then. */
      focus: focused ? `${focused.tagName} ${name}` : undefined,
    };
  });
type Place = Awaited<ReturnType<typeof readPlace>>;

/** Scrolls somewhere and follows one of the page's links with the focus on it; returns the place before. */
async function followAnyLink(page: Page, random: number): Promise<Place | undefined> {
  const to = await page.evaluate(
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
      link?.focus({ preventScroll: true });
      if (link) scrollBy({ top: link.getBoundingClientRect().top - 200, behavior: "instant" });
      return link?.pathname;
    },
    [random, paths] as const,
  );
  if (to === undefined) return undefined;
  // the position is remembered with the next scroll event
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const from = await readPlace(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).click());
  // the heading gets the focus a moment after the address changes
  const isThere = (path: string) => location.pathname === path && document.activeElement?.tagName === "H1";
  await page.waitForFunction(isThere, to);
  return from;
}

/** Expects a place, which the page may need a moment to restore. */
async function expectPlace(page: Page, { focus, top, ...place }: Place, step: string): Promise<void> {
  const expected = { ...place, top: expect.closeTo(top, -0.5), ...(focus === undefined ? {} : { focus }) };
  await expect.poll(() => readPlace(page), step).toMatchObject(expected);
}

startWithCart();

// from a random page, by links, back, forward and reloads: they restore the place, back and forward the focus
for (let seed = 1; seed <= 200; seed += 1)
  test(`random walk ${seed} of 30 steps`, async ({ page }) => {
    const random = randomSource(seed);
    await visit(page, paths[Math.floor(random() * paths.length)] ?? "/");
    const before: Place[] = [];
    const after: Place[] = [];
    for (let step = 0; step < 30; step += 1) {
      const choice = random();
      if (choice < 0.4 && (choice < 0.25 ? before : after).length > 0) {
        const [from, to] = choice < 0.25 ? [before, after] : [after, before];
        to.push(await readPlace(page));
        await (from === before ? page.goBack() : page.goForward());
        await expectPlace(page, from.pop()!, `step ${step}, ${from === before ? "back" : "forward"}`);
      } else if (choice < 0.45) {
        const place = await readPlace(page);
        await page.reload();
        await hydrated(page);
        for (const other of [...before, ...after, place]) other.focus = undefined;
        await expectPlace(page, place, `step ${step}, reload`);
      } else {
        const from = await followAnyLink(page, random());
        if (!from) continue;
        before.push(from);
        after.length = 0;
      }
    }
  });
