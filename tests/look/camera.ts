import type { BrowserContextOptions, CDPSession, Page } from "playwright";
import { type Theme, themeNames } from "#lib/theme/themes.ts";
import type { Subject } from "../a11y/model.ts";
import { type Contexts, type Origins, Visitor } from "../a11y/visitor.ts";

/** One way to look at a subject. */
export interface View {
  /** Its name in the report, such as `dark` or `light, 320 px`. */
  name: string;
  theme: Theme;
  /** The width of the window; without it that in which a story has played. */
  width?: number;
  hasForcedColors?: boolean;
  /** Whether every element is under the pointer, and has the focus if it can. */
  isPointedAt?: boolean;
}

const widths = [320, 768, 1280, 1920];
const inThemes = (suffix: string, more: Partial<View>): View[] =>
  themeNames.map((theme) => ({ name: `${theme}${suffix}`, theme, ...more }));
const forcedColors: View = { name: "forced colors", theme: "light", hasForcedColors: true };
const storyViews = [...inThemes("", {}), forcedColors];
const componentViews = [...storyViews, ...inThemes(", hover and focus", { isPointedAt: true })];

/** The views of a page on a contact sheet. */
export const sheetViews: View[] = widths.flatMap((width) => inThemes(`, ${width} px`, { width }));
const pageViews = [
  ...sheetViews.filter(({ theme, width }) => theme === "light" || width === 1280),
  { ...forcedColors, name: "forced colors, 1280 px", width: 1280 },
];

/** The views of a subject: pages have widths, and components the states of a pointer and of the focus. */
export function viewsOf({ kind, group }: Subject): View[] {
  if (kind === "page") return pageViews;
  return group.startsWith("ui/") ? componentViews : storyViews;
}

/** Makes random values the same in every document, and timers that end with `isFrozen`; runs before the code of the document. */
function fixEnvironment(): void {
  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  crypto.getRandomValues = (array) => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach(
        (_, at, bytes) => (bytes[at] = Math.random() * 256),
      );
    return array;
  };
  for (const name of ["setTimeout", "setInterval"] as const) {
    const start = window[name].bind(window) as (run: () => void, delay?: number) => number;
    const startOwn = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
      start(() => window.isFrozen || run(...args), delay);
    Object.assign(window, { [name]: startOwn });
  }
}

declare global {
  interface Window {
    isFrozen?: boolean;
  }
}

/** Contexts in which documents have the same time, random values, language and scale. */
const fixed = (browser: Contexts): Contexts => ({
  newContext: async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({ ...options, deviceScaleFactor: 1, timezoneId: "UTC", locale: "en-US" });
    await context.clock.setFixedTime(new Date("2026-06-15T10:00:00Z"));
    await context.addInitScript(fixEnvironment);
    return context;
  },
});

/**
 * Shows a theme without a caret, with a style sheet after all others, and waits until fonts and pictures are there and
 * animations have ended; runs in the document.
 */
async function settle({ theme, sheet }: { theme: string; sheet: string }): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const mark = "--look";
  // a toast, for instance, stays until all pictures are taken
  window.isFrozen = true;
  // forced colors show the caret in any color, and a field that is read-only has none
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  const own = new CSSStyleSheet();
  own.replaceSync(`:root{${mark}:1}*{caret-color:transparent!important;scroll-behavior:auto!important}${sheet}`);
  const others = document.adoptedStyleSheets.filter(({ cssRules }) => !cssRules[0]?.cssText.includes(mark));
  document.adoptedStyleSheets = [...others, own];
  document.documentElement.dataset["theme"] = theme;
  window.scrollTo(0, 0);
  await nextFrame();
  for (const image of document.images) image.loading = "eager";
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  await nextFrame();
  await nextFrame();
}

const focusable = "body :is(a[href], button, input, select, textarea, summary, [tabindex='0'])";

/** Puts the elements of each selector into its states, without an event; another call forgets the states of the last one. */
async function forceStates(session: CDPSession, states: Record<string, string[]>): Promise<void> {
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  for (const [selector, forcedPseudoClasses] of Object.entries(states)) {
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    const force = (nodeId: number) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    // an element may have left the document meanwhile
    await Promise.all(nodeIds.map((nodeId) => force(nodeId).catch(() => undefined)));
  }
}

/** The pointer over every element, and the focus on each that can have it. */
const pointedAt = {
  "body *": ["hover", "focus-within"],
  [focusable]: ["hover", "focus-within", "focus", "focus-visible"],
};

/** Opens the subjects of one tree, and takes pictures of them. */
export class Camera {
  readonly #visitor: Visitor;
  #shown: { page: Page; session: CDPSession } | undefined;

  constructor(browser: Contexts, { origins }: { origins: Origins }) {
    this.#visitor = new Visitor(fixed(browser), origins, { storiesPerDocument: 50 });
  }

  /** True if the document has shown stories of other files, which may have left something behind. */
  get isAfterOthers(): boolean {
    return this.#visitor.isAfterOthers;
  }

  /** Opens a subject, and plays a story. */
  async open(subject: Subject): Promise<void> {
    await this.#shown?.page.evaluate(() => (window.isFrozen = false)).catch(() => undefined);
    const { page } = await this.#visitor.open(subject);
    if (page === this.#shown?.page) return;
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    this.#shown = { page, session };
  }

  /** The picture of a view as PNG, with a style sheet after all others. */
  async take({ theme, width, hasForcedColors, isPointedAt }: View, sheet = ""): Promise<Buffer> {
    if (!this.#shown) throw new Error("Nothing is open.");
    const { page, session } = this.#shown;
    await page.emulateMedia({ forcedColors: hasForcedColors ? "active" : "none" });
    if (width) await page.setViewportSize({ width, height: 800 });
    if (isPointedAt) await forceStates(session, pointedAt);
    await page.evaluate(settle, { theme, sheet });
    const { cssContentSize: content, cssVisualViewport: viewport } = await session.send("Page.getLayoutMetrics");
    const height = Math.max(content.height, viewport.clientHeight);
    const { data } = await session.send("Page.captureScreenshot", {
      optimizeForSpeed: true,
      captureBeyondViewport: height > viewport.clientHeight || content.width > viewport.clientWidth,
      clip: { x: 0, y: 0, scale: 1, width: content.width, height },
    });
    if (isPointedAt) await forceStates(session, { "body *": [] });
    return Buffer.from(data, "base64");
  }

  /** Ends the document; the next subject has a fresh one. */
  close(): Promise<void> {
    return this.#visitor.close();
  }
}
