import type { Page } from "playwright";
import { themeNames, type Theme } from "#lib/theme/themes.ts";
import { hasRingContrast, isRingPainted, readRings, type Ring } from "./focus-ring.ts";
import type { Observation } from "./in-page-checks.ts";
import type { OwnRuleId } from "./rules.ts";

/** What holds for the focused element; `isEnd` after the last one, and `isOutside` of a panel that is walked alone. */
type Stop = {
  selector: string;
  html: string;
  isEnd: boolean;
  isOutside: boolean;
  /** True for a frame and for a player, which show the focus themselves. */
  isFrame?: boolean;
  /** Its ring in the light theme. */
  ring?: Ring | undefined;
  /** The theme in which the ring is not seen. */
  withoutRing?: Theme | undefined;
  cover: string;
  isInView: boolean;
};

/** Describes the focused element, inside the document. */
function readFocus(): Stop {
  const focused = document.activeElement;
  const panel = document.querySelector("[data-walked-panel]");
  const isOutside = panel !== null && !panel.contains(focused);
  const none = { selector: "", html: "", isEnd: true, isOutside, cover: "", isInView: true };
  if (!focused || focused === document.body || focused === document.documentElement) return none;
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
  let cover = "";
  let free = 0;
  // the points of a rounded corner that belong to the element begin at 0.3 of its radius
  const radius = Math.min(parseFloat(getComputedStyle(focused).borderTopLeftRadius) || 0, width / 2, height / 2);
  const inset = 2 + 0.3 * radius;
  for (const x of [left + inset, (left + right) / 2, right - inset])
    for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit) continue;
      if (hit.contains(focused) || focused.contains(hit)) {
        free += 1;
        continue;
      }
      for (let one: Element | null = hit; one && !one.contains(focused); one = one.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(one).position))
          cover ||= window.inPageChecks.describe(one).selector;
    }
  // a region that scrolls may be taller than what is free of a sticky heading
  if (free > 0 && height > innerHeight / 3) cover = "";
  const isFrame = focused.matches("iframe, video");
  return {
    ...window.inPageChecks.describeStop(focused),
    isEnd: false,
    isOutside,
    isFrame,
    ring: window.readRing(),
    cover,
    isInView: isFrame || (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth) || width * height === 0,
  };
}

/** The elements that Tab has to reach, inside the document. */
function readTabbable(): { selector: string; html: string }[] {
  const radios = new Set<string>();
  const dialog = [...document.querySelectorAll("[role=dialog][data-state=open]")].at(-1);
  const panel = document.querySelector("[data-walked-panel]");
  return (
    [
      ...(panel ?? dialog ?? document.body).querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]",
      ),
    ]
      .filter((element) => {
        // arrow keys reach a native control that Tab leaves out in a composite widget only
        const isNative = element.matches("a[href], button, input, select, textarea, summary");
        const composite = "[role=tablist], [role=listbox], [role=toolbar], [role=radiogroup], [aria-hidden=true]";
        return element.tabIndex >= 0 || (isNative && !element.closest(composite));
      })
      .filter((element) => !element.matches(":disabled") && !element.closest("[inert], .sb-wrapper"))
      // a tab list and a region of toasts hand the focus on to their content
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.matches("iframe, [role=tablist]"),
      )
      // Radix’s focus guards are empty, and hand the focus on, too
      .filter((element) => !(element.localName === "span" && !element.hasAttribute("role") && !element.textContent))
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
        // Tab reaches the chosen radio button of a group, or one of them
        const group = `${element.form?.id ?? ""} ${element.name}`;
        const isChosen = element.checked;
        const hasChosen =
          document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null;
        if (hasChosen ? !isChosen : radios.has(group)) return false;
        radios.add(group);
        return true;
      })
      .map((element) => window.inPageChecks.describeStop(element))
  );
}

/** Both directions, unless forwards are enough. */
export type Directions = "both" | "forwards";

/** How far a walk goes. */
interface WalkOptions {
  key: "Tab" | "Shift+Tab";
  /** The number of stops after which the walk has met a trap. */
  limit: number;
  /** True for a walk in a panel that closes when the focus leaves it, which it has to do. */
  isPanel: boolean;
  /** The results of rings that are painted alike. */
  rings: Map<string, boolean>;
}

/** A walk in one direction. */
interface Walked {
  stops: Stop[];
  /** False if the walk has met a trap. */
  ended: boolean;
}

/** Shows a document in a theme, as the switch in the header does. */
export const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);

/**
 * The first theme in which the ring of the focused element is not seen; the document stays in the light one. Rings that are
 * painted alike in the light theme are compared once in the others, and shown there only where their colors do not tell: to show
 * a whole page in a theme takes a tenth of a second.
 */
async function findThemeWithoutRing(
  page: Page,
  first: Ring | undefined,
  known: Map<string, boolean>,
): Promise<Theme | undefined> {
  const isKnown = first !== undefined && known.has(first.key);
  if (!first || !(await isRingPainted(page, first, known))) return "light";
  if (isKnown) return undefined;
  let failed: Theme | undefined;
  const others = themeNames.slice(1);
  const rings = await page.evaluate(readRings, others);
  for (const [index, theme] of others.entries()) {
    const ring = rings[index];
    if (ring && hasRingContrast(ring)) continue;
    if (ring) await setTheme(page, theme);
    if (!ring || !(await isRingPainted(page, ring, known))) failed ??= theme;
  }
  await setTheme(page, "light");
  return failed;
}

/** Walks with one key until the focus leaves the document or the panel, or returns to the first element. */
async function walk(page: Page, { key, limit, isPanel, rings }: WalkOptions): Promise<Walked> {
  const stops: Stop[] = [];
  let inside = 0;
  while (stops.length < limit) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(readFocus);
    if (stop.isOutside) return { stops, ended: true };
    // a carousel scrolls after the focus has moved
    if (!stop.isInView || stop.cover) {
      await page.waitForTimeout(400);
      stop = await page.evaluate(readFocus);
    }
    // a player has controls of its own
    if (stop.isFrame && stop.selector === stops.at(-1)?.selector && inside++ < 20) continue;
    if (stop.isEnd || stop.selector === stops[0]?.selector) return { stops, ended: !isPanel };
    if (!stop.isFrame) stop.withoutRing = await findThemeWithoutRing(page, stop.ring, rings);
    stops.push(stop);
    const [before, last] = stops.slice(-2);
    if (last && before?.selector === last.selector) return { stops, ended: false };
  }
  return { stops, ended: false };
}

/** Makes the next Tab start at the beginning of the document, or of an open dialog. */
const beginDocument = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo(0, 0);
    if (document.activeElement?.closest("[role=dialog]")) return;
    // focusing the body makes the next Tab start at the beginning
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute("tabindex");
    // a disclosure closes when the focus leaves it
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Marks the open panel that has the focus, or whose button has it, and focuses the button. */
const beginPanel = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    for (const button of document.querySelectorAll<HTMLElement>("[aria-expanded=true][aria-controls]")) {
      const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
      if (!panel || (button !== focused && !panel.contains(focused))) continue;
      panel.setAttribute("data-walked-panel", "");
      button.focus();
      return;
    }
    throw new Error("The focus is in no open panel.");
  });

interface WalkThroughOptions extends Pick<WalkOptions, "isPanel" | "rings"> {
  directions: Directions;
  /** Opens the state again, for the way back through a panel that the walk forwards has closed. */
  reopen: () => Promise<void>;
}

/** Opens the panel again, goes to the last stop of the walk forwards, and walks back to the button. */
async function walkBackThroughPanel(page: Page, { stops }: Walked, options: WalkOptions): Promise<Walked> {
  await beginPanel(page);
  for (let count = 0; count < stops.length; count++) await page.keyboard.press("Tab");
  const last = await page.evaluate(readFocus);
  const back = await walk(page, options);
  return { ...back, stops: last.isOutside ? back.stops : [last, ...back.stops] };
}

/**
 * Walks forwards and, if asked for, backwards, and checks at every stop that the focus is seen and not covered; then that both
 * walks reached everything, and the same elements. Returns what it found, and the rules that it checked.
 */
export async function walkThrough(
  page: Page,
  { directions, isPanel, reopen, rings }: WalkThroughOptions,
): Promise<{ rules: OwnRuleId[]; found: Observation[] }> {
  await (isPanel ? beginPanel(page) : beginDocument(page));
  const before = await page.evaluate(readTabbable);
  const options = { limit: before.length * 2 + 20, isPanel, rings };
  const forwards = await walk(page, { ...options, key: "Tab" });
  // the walk has closed the panel, which it had to reach as a whole
  const isLeft = isPanel && forwards.ended;
  let backwards: Walked | undefined;
  if (directions === "both" && isLeft) {
    await reopen();
    backwards = await walkBackThroughPanel(page, forwards, { ...options, key: "Shift+Tab" });
  } else if (directions === "both") backwards = await walk(page, { ...options, key: "Shift+Tab" });
  // what the walk itself has hidden, such as a button that shows below the first screen, is not expected
  const after = isLeft ? before : await page.evaluate(readTabbable);
  const expected = before.filter(({ selector }) => after.some((one) => one.selector === selector));
  const found: Observation[] = [];
  const report = (rule: string, { selector, html }: { selector: string; html: string }, message: string) => {
    if (!found.some((one) => one.rule === rule && one.selector === selector))
      found.push({ rule, selector, html, message });
  };
  for (const [direction, { stops, ended }] of Object.entries({ forwards, ...(backwards && { backwards }) })) {
    const last = stops.at(-1);
    if (!ended && last) report("no-keyboard-trap", last, `The walk ${direction} does not leave this element.`);
    for (const stop of stops) {
      const { withoutRing } = stop;
      if (withoutRing)
        report("focus-visible", stop, `The focus is not seen on the walk ${direction} in the theme ${withoutRing}.`);
      if (stop.cover) report("focus-not-covered", stop, `${stop.cover} covers the focus on the walk ${direction}.`);
      if (!stop.isInView) report("focus-not-covered", stop, `The focus is out of view on the walk ${direction}.`);
    }
    const reached = new Set(stops.map(({ selector }) => selector));
    if (ended)
      for (const element of expected)
        if (!reached.has(element.selector))
          report("keyboard-reaches", element, `The walk ${direction} does not reach this element.`);
  }
  const rules: OwnRuleId[] = ["no-keyboard-trap", "focus-visible", "focus-not-covered", "keyboard-reaches"];
  if (!backwards) return { rules, found };
  const there = forwards.stops.map(({ selector }) => selector);
  const back = backwards.stops.map(({ selector }) => selector).toReversed();
  const differing = there.findIndex((selector, index) => back.at(index - there.length) !== selector);
  const first = forwards.stops[differing];
  if (forwards.ended && backwards.ended && first && there.length === back.length)
    report("focus-order-reverses", first, "The walk backwards takes another order from here.");
  return { rules: [...rules, "focus-order-reverses"], found };
}
