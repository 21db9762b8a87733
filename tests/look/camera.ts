import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContextOptions, CDPSession, Page, ViewportSize } from "playwright";
import { type Theme, themeNames } from "#lib/theme/themes.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { startProgress } from "#tools/shared/progress.ts";
import type { Subject } from "../a11y/model.ts";
import { serveAll } from "../a11y/storybook.ts";
import { launch, type Origins, viewport, Visitor } from "../a11y/visitor.ts";
import type { Tree } from "./trees.ts";

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
const isFrequent = ({ theme }: View) => theme !== "contrast-dark";
const pointed = inThemes(", hover and focus", { isPointedAt: true });
const componentViews = [...inThemes("", {}), forcedColors, ...pointed.filter(isFrequent)];
const storyViews = [...inThemes("", {}).filter(isFrequent), forcedColors];

/** The views of a page on a contact sheet. */
export const sheetViews: View[] = widths.flatMap((width) => inThemes(`, ${width} px`, { width }));
const pageViews = [
  ...sheetViews.filter((view) => view.theme === "light" || (view.width === 1280 && isFrequent(view))),
  { ...forcedColors, name: "forced colors, 1280 px", width: 1280 },
];
const isLight = ({ theme, hasForcedColors }: View) => theme === "light" && !hasForcedColors;

/**
 * The views of a subject: pages have widths, and components that a change can affect every theme, also below the pointer and
 * with the focus. A page that no change can affect is compared in the light theme, since its story is in all of them, and
 * another page or story of a kind of pages, too: what has colors is in the first one.
 */
export function viewsOf({ kind, group, isRepeated }: Subject, isAffected = true): View[] {
  const ownViews = isAffected && group.startsWith("ui/") ? componentViews : storyViews;
  if (kind === "page") return isRepeated || !isAffected ? pageViews.filter(isLight) : pageViews;
  return isRepeated ? ownViews.filter(isLight) : ownViews;
}

/**
 * Makes random values the same in every document, lets no timer of more than a second end with `isFrozen`, and lists the
 * shorter ones in `openTimers` until they end; one of more than three seconds, such as that of a toast, takes twice as long,
 * because a slow machine would see its end before that of a story. Runs before the code of the document.
 */
function fixEnvironment(): void {
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat } = window;
  const open = (window.openTimers = new Set());
  Object.assign(window, {
    setTimeout: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      const isShort = delay <= 1000;
      const end = () => {
        open.delete(id);
        if (isShort || !window.isFrozen) run(...args);
      };
      const id = start(end, delay > 3000 ? 2 * delay : delay);
      if (isShort) open.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      open.delete(id);
      stop(id);
    },
    setInterval: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      repeat(() => window.isFrozen || run(...args), delay),
  });
}

declare global {
  interface Window {
    isFrozen?: boolean;
    /** The timers of at most a second that have not ended, such as the debounce of a search. */
    openTimers?: Set<unknown>;
    viewSheet?: CSSStyleSheet;
  }
}

/**
 * Shows a theme without a caret, with a style sheet after all others, and waits until pictures and fonts are there, and
 * scripts move nothing; runs in the document, and returns its size. `page` names a view of a page, and is empty
 * for a story.
 */
async function settle({ theme, sheet, page }: { theme: string; sheet: string; page: string }): Promise<ViewportSize> {
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  // the color of the browser’s bar changes in the head
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  /**
   * Waits for so many frames and for short timers; after a frame in which a script moved something, for 30 that are still: a
   * carousel ends slowly.
   */
  const rest = async (atLeast: number) => {
    observer.takeRecords();
    for (let [passed, still, needed] = [0, 0, atLeast]; still < needed && passed < 600; passed++) {
      changes = 0;
      await new Promise(requestAnimationFrame);
      if (changes > 0) [still, needed] = [0, 30];
      else if (!window.openTimers?.size || passed > 120) still++;
    }
  };
  // a toast, for instance, stays until all pictures are taken
  window.isFrozen = true;
  // forced colors show the caret in any color, and a field that is read-only has none
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  const own = (window.viewSheet ??= new CSSStyleSheet());
  // an element that was animated is now and then drawn as a layer of its own; a film shows whichever frame is decoded
  const all = "caret-color:transparent!important;scroll-behavior:auto!important;animation:none!important";
  own.replaceSync(`*,::before,::after{${all}}video{visibility:hidden!important}${sheet}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== own), own];
  document.documentElement.dataset["theme"] = theme;
  window.scrollTo(0, 0);
  // Chromium prefers a larger copy of a picture that it still has in memory: with addresses of its own, a view has none
  for (const image of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>("[srcset]")) {
    const srcset = image.srcset.replaceAll(/(?:\?view=\S*)?(?= [\d.]+[wx])/g, `?view=${page}`);
    if (page && image.srcset !== srcset) image.srcset = srcset;
  }
  await rest(page ? 2 : 1);
  // the two trees have different ports
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes(location.host)) text.nodeValue = text.nodeValue.replaceAll(location.host, "localhost");
  await document.fonts.ready;
  for (const animation of document.getAnimations()) animation.cancel();
  do {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    // a frame later, the document may ask for pictures that fit its new width
    await rest(1);
  } while (Array.from(document.images).some(({ complete }) => !complete));
  observer.disconnect();
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return { width, height };
}

/** The states of the pointer for all elements, and those of the focus for the ones that can have it. */
const pointedStates = {
  "*": ["hover", "focus-within"],
  "a[href], button, input, select, textarea, summary, [tabindex='0']": [
    "hover",
    "focus-within",
    "focus",
    "focus-visible",
  ],
};

/** Forces the states of the pointer and of the focus, as the tools for developers do, or ends them. */
async function pointAtAll(session: CDPSession, isPointedAt: boolean): Promise<void> {
  await session.send("CSS.disable");
  if (!isPointedAt) return;
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { nodeId } = (await session.send("DOM.getDocument")).root;
  for (const [selector, forcedPseudoClasses] of Object.entries(pointedStates)) {
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId, selector });
    const force = (id: number) => session.send("CSS.forcePseudoState", { nodeId: id, forcedPseudoClasses });
    await Promise.all(nodeIds.map(force));
  }
}

interface Shown {
  page: Page;
  session: CDPSession;
  /** The window in which the subject was opened. */
  window: ViewportSize;
  /** What the document emulates for the view, and the style sheet that it has for it. */
  emulated?: string;
  sheet?: string;
}

/** The picture of a whole document as PNG, which may be larger than the window. */
async function capture({ page, session }: Shown, { width, height }: ViewportSize): Promise<Buffer> {
  const window = page.viewportSize();
  const shoot = () =>
    session.send("Page.captureScreenshot", {
      optimizeForSpeed: true,
      captureBeyondViewport: !window || height > window.height || width > window.width,
      clip: { x: 0, y: 0, scale: 1, width, height },
    });
  // now and then, Chromium draws no frame until it is asked again
  const late = () => wait(20_000, undefined, { ref: false });
  const taken = (await Promise.race([shoot(), late()])) ?? (await Promise.race([shoot(), late()]));
  if (!taken) throw new Error("The browser took no picture in 40 seconds.");
  return Buffer.from(taken.data, "base64");
}

/** Opens the subjects of one tree, and takes pictures of them. */
export class Camera {
  readonly browser: Browser;
  readonly #visitor: Visitor;
  #shown: Shown | undefined;
  /** How many subjects were opened. */
  #opened = 0;

  constructor(browser: Browser, origins: Origins) {
    this.browser = browser;
    const newContext = async (options?: BrowserContextOptions) => {
      const context = await browser.newContext({
        ...options,
        deviceScaleFactor: 1,
        timezoneId: "UTC",
        locale: "en-US",
      });
      await context.clock.setFixedTime(new Date("2026-06-15T10:00:00Z"));
      await context.addInitScript(fixEnvironment);
      return context;
    };
    this.#visitor = new Visitor({ newContext }, origins, { storiesPerDocument: 100 });
  }

  /** Serves a tree to a browser of its own, because one lays out several documents anew while it takes pictures. */
  static async start(tree: Tree): Promise<Camera> {
    const { origins, close } = await serveAll(tree);
    const browser = await launch();
    browser.once("disconnected", close);
    return new Camera(browser, origins);
  }

  /** Opens a subject, and plays a story, again in a fresh document if its interactions fail. */
  async open(subject: Subject): Promise<void> {
    if (this.#shown) {
      await this.#emulate(this.#shown, { theme: "light", name: "" });
      await this.#shown.page.evaluate(() => {
        window.isFrozen = false;
        window.viewSheet?.replaceSync("");
      });
    }
    this.#opened++;
    let visit = await this.#visitor.open(subject);
    if (visit.complaints.length > 0) {
      await this.#visitor.close();
      visit = await this.#visitor.open(subject);
    }
    const { page } = visit;
    const size = page.viewportSize() ?? viewport;
    if (page === this.#shown?.page) this.#shown.window = size;
    else this.#shown = { page, session: await page.context().newCDPSession(page), window: size };
  }

  /** Emulates the media features of a view, and its pointer, if they are not those of the last one. */
  async #emulate(shown: Shown, { width, hasForcedColors, isPointedAt = false }: View): Promise<void> {
    const forced = hasForcedColors ? "active" : "none";
    const motion = width ? "no-preference" : "reduce";
    const emulated = `${forced} ${motion} ${isPointedAt}`;
    if (emulated === shown.emulated) return;
    shown.emulated = emulated;
    await shown.page.emulateMedia({ forcedColors: forced, reducedMotion: motion });
    await pointAtAll(shown.session, isPointedAt);
  }

  /** The picture of a view as PNG, with a style sheet after all others. */
  async take(view: View, sheet = ""): Promise<Buffer> {
    const shown = this.#shown;
    if (!shown) throw new Error("Nothing is open.");
    const { page } = shown;
    const { theme, width } = view;
    const window = width ? { width, height: 800 } : shown.window;
    const settleIn = async (size?: ViewportSize) => {
      if (size) await page.setViewportSize(size);
      return page.evaluate(settle, { theme, sheet, page: width ? `${this.#opened}-${width}` : "" });
    };
    await this.#emulate(shown, view);
    const isNew = page.viewportSize()?.width !== window.width || sheet !== (shown.sheet ?? "");
    shown.sheet = sheet;
    const size = await settleIn(isNew ? window : undefined);
    if (page.viewportSize()?.height !== window.height || size.height <= window.height) return capture(shown, size);
    // for a picture beyond the window, Chromium lays the document out in a window of one pixel, and again in this one
    const grown = await settleIn({ width: window.width, height: size.height });
    // some sections are as high as the window
    return capture(shown, grown.height > size.height ? await settleIn(window) : grown);
  }

  /** Ends the document; the next subject has a fresh one. */
  close(): Promise<void> {
    this.#shown = undefined;
    return this.#visitor.close();
  }
}

/**
 * Does work with each subject and a camera for each tree, in parallel; the stories of one file share a document. Returns the
 * subjects that could not be rendered, with the error.
 */
export async function photograph<const Trees extends readonly Tree[]>(
  label: string,
  trees: Trees,
  subjects: readonly Subject[],
  work: (cameras: { [Key in keyof Trees]: Camera }, subject: Subject) => Promise<void>,
): Promise<string[]> {
  const failed: string[] = [];
  const advance = startProgress(label, subjects.length);
  const groups = Map.groupBy(subjects, ({ kind, id, group }) => (kind === "page" ? id : group));
  // the workers share one iterator
  const queue = groups.values();
  const startWorker = async () => {
    const cameras = await Promise.all(trees.map((tree) => Camera.start(tree)));
    try {
      for (const subject of queue.flatMap((group) => group)) {
        await work(cameras as { [Key in keyof Trees]: Camera }, subject).catch((error: unknown) => {
          failed.push(`${subject.title}: ${errorMessage(error).replaceAll("\n", " ")}`);
          return Promise.all(cameras.map((camera) => camera.close()));
        });
        advance();
      }
    } finally {
      await Promise.all(cameras.map((camera) => camera.browser.close()));
    }
  };
  // three of them keep two processors busy
  await Promise.all(Array.from({ length: Math.min(3, groups.size) }, startWorker));
  return failed;
}
