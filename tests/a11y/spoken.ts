import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Locator, Page } from "playwright";
import { startProgress } from "#tools/shared/progress.ts";
import type { Subject, SubjectResult } from "./model.ts";
import { resultOf } from "./rules.ts";
import { storyId } from "./story-reference.ts";
import { Visitor, type Contexts, type Origins } from "./visitor.ts";

/** The folder with one text file per log. */
const spokenFolder = path.join(import.meta.dirname, "spoken");

const source = await readFile(
  createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js"),
  "utf8",
);

/** The stories that are read aloud: the contracted components, each in the state that its story leaves open. */
export const spokenStories = [
  "ui/fade-carousel#HasCarouselSemantics",
  "ui/carousel#HasCarouselSemantics",
  "ui/accordion#Multiple",
  "ui/tabs#FirstTabShown",
  "ui/dialog#Centered",
  "ui/toast#Success",
  "ui/disclosure#Open",
  "ui/field#WithError",
  "ui/field#WithHint",
  "ui/checkbox#Required",
  "ui/radio-group#NothingSelected",
  "ui/rating#FiveOfFive",
  "ui/rating-input#NothingSelected",
  "ui/quantity-stepper#Default",
  "ui/breadcrumb#WithTrail",
  "ui/pagination#MiddlePage",
  "ui/skip-link#FirstTabShowsIt",
  "ui/password-input#Masked",
  "ui/meter#IsNamedByTheVisibleLabelAndValue",
  "sections/cart/cart-table#ColumnsAndRows",
  "sections/cart/mini-cart-panel#WithLines",
  "sections/site/main-nav#Submenu",
  "sections/site/mobile-menu#SubmenuExpands",
  "sections/site/theme-switch#Open",
  "sections/contact/contact-form#FocusesTheFirstInvalidField",
  "sections/network/network-map#AllCities",
] as const;

/** A step of the order journey, with the end of what it announces, and the part of the page that is read after it. */
interface Step {
  step: string;
  act: (page: Page, main: Locator) => Promise<void>;
  announces?: string;
  read?: string;
}

const pressFirst = (main: Locator, name: RegExp) => main.getByRole("button", { name }).first().click();

const journey: readonly Step[] = [
  {
    step: "Add the first book to the cart",
    act: (_, main) => pressFirst(main, /^Add to cart/),
    announces: "1 in your cart",
  },
  {
    step: "Open the cart",
    act: async (page) => {
      await page.getByRole("button", { name: "Cart, 1 item" }).click();
      await page.getByRole("link", { name: "View Cart" }).click();
      await page.getByRole("table").waitFor();
    },
    read: "main",
  },
  {
    step: "Increase the quantity",
    act: (_, main) => pressFirst(main, /^Increase quantity/),
    announces: "2, $680.00",
  },
  {
    step: "Go to the checkout and choose cash on delivery",
    act: async (page, main) => {
      await main.getByRole("link", { name: "Proceed to Checkout" }).click();
      await page.getByRole("radio", { name: "Cash On delivery" }).check();
    },
  },
  {
    step: "Order",
    act: async (page, main) => {
      await main.getByRole("link", { name: "Proceed to Checkout" }).click();
      await page.getByRole("heading", { name: "Order details" }).waitFor();
    },
    read: "main",
  },
];

interface Virtual {
  readonly activeNode: Node | null;
  start: (options: { container: Element }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
}

declare global {
  interface Window {
    virtual: Virtual;
  }
}

/** Defines `window.virtual`, the virtual screen reader, in the page. */
async function loadReader(page: Page): Promise<void> {
  const [, local] = /export\{[^}]*?([\w$]+) as virtual\b/.exec(source) ?? [];
  const script = source.replace(/export\{[^}]*\};?/, "");
  await page.evaluate(`(() => { ${script}\nwindow.virtual = ${local}; })()`);
}

/** Every phrase from the start to the end of a part of the page; ids and dates that change are left out. */
const readAll = (page: Page, selector: string) =>
  page.evaluate(async (text) => {
    const { virtual } = window;
    const dialog = document.querySelector("[role=dialog][data-state=open]");
    await virtual.start({ container: dialog ?? document.querySelector(text) ?? document.body });
    const first = virtual.activeNode;
    // at the end the reader returns to the first node
    for (let step = 0; step < 400; step++) {
      await virtual.next();
      if (virtual.activeNode === first) break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, selector);

export const normalize = (phrases: readonly string[]) =>
  phrases
    .map((phrase) =>
      phrase
        .replaceAll("\u00a0", " ")
        .replaceAll(/KV-\d{8}-\w+/g, "KV-…")
        .replaceAll(/\b[A-Z][a-z]+ \d{1,2}, \d{4}/g, "(date)")
        .trim(),
    )
    .filter(Boolean)
    .join("\n");

async function readStory(visitor: Visitor, subject: Subject): Promise<string> {
  const { page } = await visitor.open(subject);
  await loadReader(page);
  // a live region announces a change after a pause, and one of a toast is empty again after a second
  const hasSpoken = () => [...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent);
  await page.waitForFunction(hasSpoken, null, { timeout: 1000 }).catch(() => undefined);
  return normalize(await readAll(page, "body"));
}

/** Whether an announcement ends so; without it the log differs from the accepted one, which says what is missing. */
async function hasAnnounced(end: string): Promise<boolean> {
  const phrases = await window.virtual.spokenPhraseLog();
  return phrases.some((phrase) => phrase.trim().endsWith(end));
}

/** The journey: what live regions say after each step, and the main content where it is read. */
async function readJourney(visitor: Visitor): Promise<string> {
  const subject: Subject = { kind: "page", id: "/shop", title: "/shop", group: "/shop" };
  const { page } = await visitor.open(subject);
  await loadReader(page);
  const parts: string[] = [];
  for (const { step, act, announces, read } of journey) {
    await page.evaluate(() => window.virtual.start({ container: document.body }));
    await act(page, page.getByRole("main"));
    if (announces) await page.waitForFunction(hasAnnounced, announces, { timeout: 5000 }).catch(() => undefined);
    const announced = await page.evaluate(async () => {
      const phrases = await window.virtual.spokenPhraseLog();
      await window.virtual.stop();
      return phrases.filter((phrase) => /^(?:polite|assertive): /.test(phrase));
    });
    const content = read ? [await readAll(page, read)].flat() : [];
    parts.push(`## ${step}\n${normalize([...announced, ...content])}`);
  }
  return parts.join("\n\n");
}

/** A log as it is read aloud now, and as it was accepted. */
export interface SpokenLog {
  name: string;
  subject: Subject;
  accepted: string | undefined;
  spoken: string;
  /** The name of the log that this one has to equal where it has no file of its own. */
  sameAs?: string | undefined;
}

const fileOf = (name: string) => path.join(spokenFolder, `${name}.txt`);
const readLog = (name: string) => readFile(fileOf(name), "utf8").catch(() => undefined);

/** The log of a subject, with what was accepted for it. */
export async function spokenLog(name: string, subject: Subject, spoken: string, sameAs?: string): Promise<SpokenLog> {
  const accepted = (await readLog(name)) ?? (sameAs && (await readLog(sameAs)));
  return { name, subject, accepted, spoken: `# ${subject.title}\n${spoken}\n`, sameAs };
}

/** Reads the contracted components among the subjects and, in a complete run, the order journey. */
export async function readAloud(
  browser: Contexts,
  origins: Origins,
  subjects: readonly Subject[],
  isComplete: boolean,
): Promise<SpokenLog[]> {
  const stories = spokenStories.flatMap((reference) => {
    const subject = subjects.find(({ id }) => id === storyId(reference));
    return subject ? [{ name: storyId(reference), subject }] : [];
  });
  const advance = startProgress("Spoken logs", stories.length + (isComplete ? 1 : 0));
  const visitor = new Visitor(browser, origins);
  const logs: SpokenLog[] = [];
  const add = async (name: string, subject: Subject, spoken: string) => {
    logs.push(await spokenLog(name, subject, spoken));
    advance();
  };
  for (const { name, subject } of stories) await add(name, subject, await readStory(visitor, subject));
  if (isComplete) {
    const subject: Subject = { kind: "state", id: "the order journey", title: "The order journey", group: "/shop" };
    await add("order-journey", subject, await readJourney(visitor));
  }
  await visitor.close();
  return logs;
}

/** Accepts the logs as they are read now. */
export async function acceptLogs(logs: readonly SpokenLog[]): Promise<void> {
  for (const { name, spoken, sameAs } of logs) {
    const file = fileOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    if (sameAs && spoken === (await readLog(sameAs))) await rm(file, { force: true });
    else await writeFile(file, spoken);
  }
}

/** The first line of each log that differs from the accepted one, in words; `option` goes before that which accepts it. */
export function changesOf(logs: readonly SpokenLog[], option = ""): string[] {
  const command = `npm run a11y -- ${option}--accept-spoken`;
  return logs
    .filter(({ accepted, spoken }) => accepted !== spoken)
    .map(({ name, accepted = "", spoken }) => {
      const before = accepted.split("\n");
      const now = spoken.split("\n");
      const at = now.findIndex((line, index) => line !== before[index]);
      return accepted
        ? `Line ${at + 1} of tests/a11y/spoken/${name}.txt was ‘${before[at] ?? ""}’ and is ‘${now[at] ?? ""}’ now. Accept a wanted change with ${command}.`
        : `There is no tests/a11y/spoken/${name}.txt: write it with ${command}.`;
    });
}

/** What the virtual screen reader found. */
export const resultsOf = (logs: readonly SpokenLog[]): SubjectResult[] =>
  logs.map((log) => resultOf("spoken-log", log.subject, "virtual screen reader", changesOf([log])));
