import type { Page, Route } from "playwright";
import { blockStorage, fillContactForm, hydrated } from "./support.ts";

/** The address to which the mail client posts. */
export const mailEndpoint = "**/api/v1.0/email/send-form";

const typed = { Subject: "A quote", Email: "ada@company.com", Message: "500 housings by May, please." };

/** Answers like the mail service after a success. */
export const succeed = (route: Route): Promise<void> => route.fulfill({ status: 200, body: "OK" });

/** A message that is not sent at first. */
interface MailFault {
  /** The answer to the request. */
  answer: (route: Route) => Promise<void>;
  /** The words of the form's status. */
  words: RegExp;
  /** Milliseconds until there is an answer, or until another attempt can succeed. */
  wait?: { beforeAnswer?: number; beforeRetry?: number };
  /** The number of messages that are sent before it. */
  sentBefore?: number;
  /** Changes the browser before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** False where another attempt cannot succeed. */
  canRetry?: false;
}

const refusal = (status: number): [string, MailFault] => [
  `refused with ${status}`,
  {
    answer: (route) => route.fulfill({ status, body: `The reason for ${status}` }),
    words: new RegExp(`The reason for ${status}`),
  },
];

/** The outcomes other than success, named to follow 'a message'. */
export const mailFaults: Readonly<Record<string, MailFault>> = {
  ...Object.fromEntries([400, 403, 412, 413, 429, 500, 507].map(refusal)),
  "that cannot reach the service": { answer: (route) => route.abort(), words: /Network Error/ },
  "not taken by this host": {
    answer: (route) => route.fulfill({ status: 404, body: "Not found" }),
    words: /The public key is required/,
  },
  "without a response": {
    answer: () => new Promise(() => {}),
    words: /did not answer in time/,
    wait: { beforeAnswer: 30_000 },
  },
  "after three in a minute": {
    answer: succeed,
    words: /You have just sent us several messages/,
    sentBefore: 3,
    wait: { beforeRetry: 60_000 },
  },
  "in a browser that blocks storage": {
    answer: succeed,
    words: /Your browser blocks the mail service/,
    prepare: blockStorage,
    canRetry: false,
  },
};

/** Opens the page of the contact form with a clock that a test can move. */
async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page);
}

/** Writes a message slowly enough for a person. */
async function write(page: Page): Promise<void> {
  await fillContactForm(page, typed);
  await page.clock.fastForward(10_000);
}

const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });
const success = (page: Page) => page.getByRole("main").getByText("Message succesfully sent!").first();

/** Opens the contact form, writes a message and sends it. */
export async function sendMessage(page: Page): Promise<void> {
  await openForm(page);
  await write(page);
  await sendButton(page).click();
}

/** The fields that have lost what was typed. */
async function lostFields(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const [label, value] of Object.entries(typed)) {
    const field = page.getByRole("textbox", { name: label, exact: true }).and(page.locator("main *"));
    if ((await field.inputValue()) !== value) lost.push(label);
  }
  return lost;
}

/** What is wrong after a message was not sent, if anything: it stays in the form, with help, an address and a retry. */
export async function findMailProblem(page: Page, fault: MailFault): Promise<string | undefined> {
  const { answer, words, wait, sentBefore = 0, prepare, canRetry = true } = fault;
  await prepare?.(page);
  await page.route(mailEndpoint, answer);
  await openForm(page);
  for (let sent = 0; sent < sentBefore; sent += 1) {
    await write(page);
    await sendButton(page).click();
    await success(page).waitFor();
  }
  await write(page);
  await sendButton(page).click();
  const main = page.getByRole("main");
  if (wait?.beforeAnswer) {
    await main.getByText("Sending…").waitFor();
    await page.clock.fastForward(wait.beforeAnswer);
  }
  await main.getByText(words).first().waitFor();
  const lost = await lostFields(page);
  if (lost.length > 0) return `lost: ${lost.join(", ")}`;
  if (!(await main.getByRole("link", { name: "hello@korvane.example" }).first().isVisible())) return "no address";
  const retry = page.getByRole("button", { name: "Try again" });
  if (!canRetry) return (await retry.count()) > 0 ? "a retry that cannot succeed" : undefined;
  await page.unroute(mailEndpoint);
  await page.route(mailEndpoint, succeed);
  if (wait?.beforeRetry) await page.clock.fastForward(wait.beforeRetry);
  await retry.click();
  await success(page).waitFor();
  return undefined;
}

/** The number of requests after a double press of the button. */
export async function countDoublePress(page: Page): Promise<number> {
  let requests = 0;
  await page.route(mailEndpoint, async (route) => {
    requests += 1;
    await succeed(route);
  });
  await openForm(page);
  await write(page);
  await sendButton(page).dblclick();
  await success(page).waitFor();
  return requests;
}
