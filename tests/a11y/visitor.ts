import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";
import { hydrated, persist, visit } from "../browser/support.ts";
import type { AxeParameters } from "./engines.ts";
import { installFocusRing } from "./focus-ring.ts";
import { installInPageChecks } from "./in-page-checks.ts";
import type { Subject } from "./model.ts";
import { type State, states } from "./states.ts";

/** The addresses of the built site and of the static Storybook. */
export interface Origins {
  site: string;
  storybook: string;
}

/** The window in which every page is opened, and every story that names none. */
export const viewport = { width: 1280, height: 800 };

/** The part of a browser that opens windows. */
export type Contexts = Pick<Browser, "newContext">;

/** Launches the browser of the checks. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArgs });

/** What a subject showed when it was opened. */
export interface Visit {
  page: Page;
  parameters: AxeParameters;
  /** Errors of the page, and of the interactions of a story. */
  complaints: string[];
}

/**
 * Stories share a document, as they do in Storybook: those of one file always, and those of other files until the document
 * has shown as many as `storiesPerDocument` says. Pages share a context, whose cache has the code, and nothing that was stored;
 * every opened state has a context of its own.
 */
export class Visitor {
  readonly #browser: Contexts;
  readonly #origins: Origins;
  readonly #storiesPerDocument: number;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  /** The kind of subject that is open. */
  #kind: Subject["kind"] | undefined;
  /** The file of each story that the open document has shown. */
  #shown: string[] = [];
  #complaints: string[] = [];
  /** True if what was opened last is a story in a document that has shown those of other files, which may have left something behind. */
  isAfterOthers = false;

  constructor(browser: Contexts, origins: Origins, { storiesPerDocument = 1 } = {}) {
    this.#browser = browser;
    this.#origins = origins;
    this.#storiesPerDocument = storiesPerDocument;
  }

  async #newPage(baseURL: string, kind: Subject["kind"]): Promise<Page> {
    await this.close();
    this.#kind = kind;
    this.#context = await this.#browser.newContext({
      baseURL,
      viewport,
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    await this.#context.addInitScript(installInPageChecks);
    await this.#context.addInitScript(installFocusRing);
    const page = await this.#context.newPage();
    this.#complaints = [];
    page.on("pageerror", (error) => this.#complaints.push(String(error)));
    this.#page = page;
    return page;
  }

  /** Opens a subject at 1280 pixels in the light theme. */
  async open(subject: Subject): Promise<Visit> {
    this.isAfterOthers = false;
    if (subject.kind === "story") return this.#openStory(subject);
    const isPage = subject.kind === "page";
    const page =
      isPage && this.#kind === "page" && this.#page
        ? await this.#forgetPage(this.#page)
        : await this.#newPage(this.#origins.site, subject.kind);
    // errors while a page was left are not those of the next one
    this.#complaints = [];
    if (isPage) {
      await visit(page, subject.id);
      await page.evaluate(scrollThrough);
      await hydrated(page);
    } else {
      const state = stateOf(subject);
      await persist(page, { ...state.persisted });
      await openState(page, state);
    }
    return { page, parameters: {}, complaints: this.#complaints };
  }

  /** Opens the state again that the page shows, as a visitor does who comes for the first time. */
  async reopen(subject: Subject): Promise<void> {
    if (!this.#page) throw new Error(`'${subject.id}' is not open.`);
    const known = this.#complaints.length;
    await this.#forgetPage(this.#page);
    this.#complaints.length = known;
    await openState(this.#page, stateOf(subject));
  }

  /** Leaves a page and its window, and forgets what it has stored, also while it was left. */
  async #forgetPage(page: Page): Promise<Page> {
    await page.setViewportSize(viewport);
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return page;
  }

  async #openStory({ id, group }: Subject): Promise<Visit> {
    let page = this.#page;
    if (page && this.#kind === "story") {
      this.#complaints = [];
      await page.evaluate(resetDocument);
    } else page = await this.#newPage(this.#origins.storybook, "story");
    const isFull = this.#shown.length >= this.#storiesPerDocument && this.#shown.at(-1) !== group;
    if (this.#shown.length === 0 || isFull) {
      await openPreview(page);
      this.#shown = [];
    }
    this.isAfterOthers = this.#shown.some((one) => one !== group);
    this.#shown.push(group);
    // a story that names a viewport is played in it
    const size = (await page.evaluate(readViewport, id)) ?? viewport;
    const { width, height } = page.viewportSize() ?? {};
    if (width !== size.width || height !== size.height) await page.setViewportSize(size);
    await page.evaluate((storyId) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, id);
    await storyIsOver(page, id);
    const { a11y, errors } = await page.evaluate(() => {
      const { context, options } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.a11y ?? {};
      return { a11y: { context, options }, errors: window.storyErrors };
    });
    this.#complaints.push(...errors);
    // a story without a context is axe's document, except Storybook's own elements
    const context = a11y.context ?? {
      include: "body",
      exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"],
    };
    return {
      page,
      parameters: { context, ...(a11y.options && { options: a11y.options }) },
      complaints: this.#complaints,
    };
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
    this.#kind = undefined;
    this.#shown = [];
  }
}

/** Opens Storybook's preview without a story. */
async function openPreview(page: Page): Promise<void> {
  await page.goto("/iframe.html?viewMode=story");
  // it says that there is no story
  await page.locator(".sb-show-nopreview, .sb-show-errordisplay").waitFor({ state: "attached", timeout: 60_000 });
  await page.evaluate(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    // Storybook runs axe after every story; here it would only take time, and an address without a story sets no globals
    channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
    window.storyErrors = [];
    // Storybook shows the errors of interactions in its panel only
    for (const event of ["playFunctionThrewException", "unhandledErrorsWhilePlaying", "storyThrewException"])
      channel.on(event, (payload) => {
        const { message } = Object(payload) as { message?: string };
        window.storyErrors.push(message ?? JSON.stringify(payload));
      });
  });
}

/** Waits until a story has played. */
const storyIsOver = (page: Page, id: string) =>
  page.waitForFunction(
    (storyId) => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === storyId && ["finished", "errored", "aborted"].includes(render.phase ?? "");
    },
    id,
    { timeout: 60_000 },
  );

/** The size of the viewport that a story names, if it does; runs in the document. */
export async function readViewport(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  const { width, height } =
    story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? ""]?.styles ?? {};
  return width ? { width: parseFloat(width), height: parseFloat(height ?? "") || innerHeight } : undefined;
}

/** The opened state that is a subject. */
function stateOf({ id }: Subject): State {
  const state = states.find(({ name }) => name === id);
  if (!state) throw new Error(`There is no state '${id}'.`);
  return state;
}

/** Opens a state at its width. */
async function openState(page: Page, state: State): Promise<void> {
  await page.setViewportSize({ width: state.width, height: 800 });
  await visit(page, state.path);
  for (const step of state.steps) await step(page);
  await page.evaluate(keepToasts);
}

/** Keeps toasts, also those that show later, as a window in the background does; runs in the document. */
function keepToasts(): void {
  setInterval(() => window.dispatchEvent(new Event("blur")), 100);
}

/** Forgets what a story left behind; runs in the document. */
function resetDocument(): void {
  window.storyErrors = [];
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset["theme"] = "light";
  window.scrollTo(0, 0);
}

type Viewport = { styles?: { width: string; height: string } };
type PreparedStory = {
  parameters: { a11y?: A11yParameter; viewport?: { options?: Record<string, Viewport> } };
  storyGlobals: { viewport?: { value?: string } };
};
type A11yParameter = { context?: AxeParameters["context"]; options?: AxeParameters["options"] };

declare global {
  interface Window {
    storyErrors: string[];
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: unknown) => void;
      on: (event: string, listener: (payload: unknown) => void) => void;
      once: (event: string, listener: (payload: unknown) => void) => void;
    };
    __STORYBOOK_PREVIEW__?: {
      loadStory: (request: { storyId: string }) => Promise<PreparedStory>;
      currentRender?: { id: string; phase?: string; story?: PreparedStory };
    };
  }
}

/** Scrolls to the end and back, so that content renders which waits for being seen; runs in the document. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += 700) {
    window.scrollTo(0, top);
    // a carousel starts in the frame in which it comes into view
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
  window.scrollTo(0, 0);
}
