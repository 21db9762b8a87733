import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "playwright";
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

/** Every phrase from the start to the end of the document, or of an open dialog. */
const readAll = (page: Page) =>
  page.evaluate(async () => {
    const { virtual } = window;
    const dialog = document.querySelector("[role=dialog][data-state=open]");
    await virtual.start({ container: dialog ?? document.body });
    const first = virtual.activeNode;
    // at the end the reader returns to the first node
    for (let step = 0; step < 400; step++) {
      await virtual.next();
      if (virtual.activeNode === first) break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  });

/** The phrases as lines of a log, in which numbers of orders and dates, which change, are left out. */
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
  return normalize(await readAll(page));
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

/** Reads the contracted components among the subjects; journeys are read by Orca. */
export async function readAloud(
  browser: Contexts,
  origins: Origins,
  subjects: readonly Subject[],
): Promise<SpokenLog[]> {
  const stories = spokenStories.flatMap((reference) => {
    const subject = subjects.find(({ id }) => id === storyId(reference));
    return subject ? [{ name: storyId(reference), subject }] : [];
  });
  const advance = startProgress("Spoken logs", stories.length);
  const visitor = new Visitor(browser, origins);
  const logs: SpokenLog[] = [];
  for (const { name, subject } of stories) {
    logs.push(await spokenLog(name, subject, await readStory(visitor, subject)));
    advance();
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
