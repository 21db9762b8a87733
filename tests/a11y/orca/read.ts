import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { startProgress } from "#tools/shared/progress.ts";
import { addressOf, comparedPages, readinessScript } from "../browsers/compare.ts";
import type { Before } from "../defects.ts";
import type { Subject } from "../model.ts";
import { normalize, spokenLog, spokenStories, type SpokenLog } from "../spoken.ts";
import { storyId } from "../story-reference.ts";
import { readViewport, scrollThrough, type Origins } from "../visitor.ts";
import { startOrca, type OrcaBrowser, type OrcaSession } from "./session.ts";

/** The pages that Orca reads: one of each main kind. */
const readPages: readonly string[] = [...comparedPages, "/blog-single/1", "/pricing"];

/** The stories that Orca reads: those of the simulator, and controls that it does not read. */
const readStories: readonly string[] = [
  ...spokenStories,
  "ui/control#SelectFromAList",
  "ui/zoom-view#WholePicture",
  "ui/details#StartsOpen",
].map(storyId);

/** A step of a journey by keyboard: the element that gets the focus, what is typed, and the keys. */
interface Step {
  step: string;
  focus?: string;
  type?: string;
  keys?: readonly string[];
  /** A selector of what the step leads to. */
  until?: string;
  /** True if Orca reads the main content after it. */
  reads?: true;
}

const submit = "main ::-p-aria(Send message)";
const toCheckout = "main ::-p-aria(Proceed to Checkout)";

const journeys: Readonly<Record<string, { path: string; steps: readonly Step[] }>> = {
  contact: {
    path: "/contact",
    steps: [
      { step: "Send the empty form", focus: submit, keys: ["Return"], until: "main [aria-invalid=true]" },
      { step: "Type a subject, and go to the next field", type: "A quote", keys: ["Tab"] },
      { step: "Type a wrong address, and go to the next field", type: "ada", keys: ["Tab"] },
      { step: "Type a message, and go to the button", type: "By May, please.", keys: ["Tab"] },
      { step: "Send the form", keys: ["Return"] },
      { step: "Correct the address, and go on", type: "@company.com", keys: ["Tab", "Tab"] },
      { step: "Send the form again", keys: ["Return"], until: "main ::-p-text(Message succesfully sent!)" },
    ],
  },
  order: {
    path: "/shop",
    steps: [
      {
        step: "Open a book",
        focus: "main a[href='/product-single/3']",
        keys: ["Return"],
        until: "main ::-p-aria(Rated 5 out of 5, 25 customer reviews)",
      },
      { step: "Add it to the cart", focus: "main button[aria-label^='Add to cart']", keys: ["Return"] },
      { step: "Open the cart in the header", focus: "header button[aria-label='Cart, 1 item']", keys: ["Return"] },
      {
        step: "View the cart",
        focus: "header a[href='/cart']",
        keys: ["Return"],
        until: "main table",
        reads: true,
      },
      { step: "Increase the quantity", focus: "main button[aria-label^='Increase quantity']", keys: ["Return"] },
      { step: "Go to the checkout", focus: toCheckout, keys: ["Return"], until: "main [type=radio]" },
      { step: "Choose cash on delivery", focus: "main ::-p-aria(Cash On delivery)", keys: ["space"] },
      { step: "Order", focus: toCheckout, keys: ["Return"], until: "main ::-p-aria(Order details)", reads: true },
    ],
  },
};

/** Opens what is read, waits until it is shown and at rest, and returns what Orca says of a loaded page as a whole. */
async function open(session: OrcaSession, page: Page, { kind, id }: Subject, address: string): Promise<string[]> {
  await page.goto(address);
  await page.waitForFunction(readinessScript);
  const size = kind === "story" && (await page.evaluate(readViewport, id));
  if (size) {
    await page.setViewport(size);
    await page.reload();
    await page.waitForFunction(readinessScript);
  }
  await page.bringToFront();
  if (kind !== "story") await page.evaluate(scrollThrough);
  // what a story announces after its last interaction would interrupt the reading
  else await wait(1000);
  const phrases = await session.heard(page);
  // before that, it speaks about the window and the start page; in Chromium it counts what is on the page only now and then
  const whole = session.browserName === "Firefox" ? /^(?:Finished loading .|Page has )/ : /^Finished loading ./;
  const loaded = phrases.filter((phrase) => whole.test(phrase));
  // Orca counts what Firefox has shown until then; landmarks are there from the start
  return kind === "page" ? loaded.map((phrase) => phrase.replace(/^(Page has \d+ landmarks).*/, "$1.")) : [];
}

/**
 * What is said or not, as fast as the machine is, when a step leads elsewhere: that a message is being sent, what is left and
 * closes, the title of the document, which may still be that of the page before, the heading that gets the focus a second time,
 * without its level, and the heading of the page of a book with its region: it has the focus in any case.
 */
const isChance =
  /^(?:Sending…|collapsed|region(?: The Quiet .*)?|leaving .*|.* document web\.|.*(?<!heading level 1) clickable\.|The Quiet .* clickable\.)$/;

async function walk(session: OrcaSession, page: Page, steps: readonly Step[]): Promise<string> {
  const parts: string[] = [];
  let isNewPage = false;
  for (const { step, focus, type, keys = [], until, reads } of steps) {
    if (focus) await page.waitForSelector(focus).then((element) => element?.focus());
    const heard = await session.heard(page);
    const before = isNewPage ? heard.filter((phrase) => !isChance.test(phrase)) : heard;
    if (type) await page.keyboard.type(type);
    // how much of the typed text is repeated depends on the speed
    if (type) await session.heard(page);
    await session.press(...keys);
    if (until) await page.waitForSelector(until);
    // a polite region follows what was pressed
    await wait(1000);
    const after = await session.heard(page);
    const steady = until ? [...new Set(after)].filter((phrase) => !isChance.test(phrase)) : after;
    const phrases = [...before, ...steady, ...(reads ? await session.read("main") : [])];
    parts.push(`## ${step}\n${normalize(phrases)}`);
    isNewPage = until !== undefined;
  }
  return parts.join("\n\n");
}

/** What a run reads: a page, a story or a journey, with the name of its golden file. */
interface Reading {
  name: string;
  subject: Subject;
  steps?: readonly Step[];
}

/**
 * The readings of the subjects and, in a complete run or for its page, of each journey: in Firefox, since what Orca says in
 * Chromium while a page changes is not always the same.
 */
function readingsOf(subjects: readonly Subject[], isComplete: boolean, browser: OrcaBrowser): Reading[] {
  const own = subjects.flatMap((subject): Reading[] => {
    const { kind, id } = subject;
    if (kind === "story") return readStories.includes(id) ? [{ name: id, subject }] : [];
    const name = `page${id.replaceAll("/", "-")}`.replace(/-$/, "-root");
    return kind === "page" && readPages.includes(id) ? [{ name, subject }] : [];
  });
  const walks = Object.entries(journeys).flatMap(([name, { path, steps }]): Reading[] => {
    const subject: Subject = { kind: "state", id: path, title: `The ${name} journey by keyboard`, group: path };
    const isAsked = isComplete || subjects.some(({ id }) => id === path);
    return isAsked && browser === "Firefox" ? [{ name: `journey-${name}`, subject, steps }] : [];
  });
  return [...own, ...walks];
}

/** What Orca says of a reading. */
async function readOne(session: OrcaSession, { subject, steps }: Reading, origins: Origins, before?: Before) {
  const page = await session.newPage();
  try {
    if (before) await page.evaluateOnNewDocument(before[0], before[1] ?? "");
    const loaded = await open(session, page, subject, addressOf(subject, origins));
    if (steps) return await walk(session, page, steps);
    // header and footer are the same on every page
    const part = subject.kind === "page" && subject.id !== "/" ? "main" : "all";
    return normalize([...loaded, ...(await session.read(part))]);
  } finally {
    await page.close();
  }
}

interface OrcaOptions {
  /** Whether journeys are read whose page is not among the subjects. */
  isComplete: boolean;
  /** Called with each log as soon as it is read. */
  onLog?: (log: SpokenLog) => Promise<void>;
  /** Runs before the code of each document. */
  before?: Before;
  browser?: OrcaBrowser;
}

/** What Orca says of the subjects that are read; what is the same in Chromium as in Firefox has one file. */
export async function readWithOrca(
  origins: Origins,
  subjects: readonly Subject[],
  { isComplete, onLog, before, browser = "Firefox" }: OrcaOptions,
): Promise<SpokenLog[]> {
  const readings = readingsOf(subjects, isComplete, browser);
  const advance = startProgress(`Orca in ${browser}`, readings.length);
  let session = await startOrca(browser);
  const logs: SpokenLog[] = [];
  try {
    for (const reading of readings) {
      const readOnce = () => readOne(session, reading, origins, before);
      const name = `orca/${reading.name}`;
      const own = browser === "Firefox" ? ([name] as const) : ([`orca-chromium/${reading.name}`, name] as const);
      const read = async () => {
        // on a busy machine, Firefox may take too long for a page; a new desktop tries again
        const spoken = await readOnce().catch(async () => {
          await session.close();
          session = await startOrca(browser);
          return readOnce();
        });
        return spokenLog(own[0], reading.subject, spoken, own[1]);
      };
      let log = await read();
      // Orca loses a phrase now and then: a change is what two readings have
      if (log.accepted && log.spoken !== log.accepted) log = await read();
      logs.push(log);
      await onLog?.(log);
      advance();
    }
  } finally {
    await session.close();
  }
  return logs;
}
