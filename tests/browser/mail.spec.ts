import { expect, test, type Page, type Route } from "@playwright/test";
import { blockStorage, contactField, fillContactForm, visit } from "./support.ts";

/** The address to which the mail client posts. */
const endpoint = "**/api/v1.0/email/send-form";
const typed = { Subject: "A quote", Email: "ada@company.com", Message: "500 housings by May, please." };

/** Answers like the mail service after a success. */
const succeed = (route: Route): Promise<void> => route.fulfill({ status: 200, body: "OK" });

/** A message that is not sent at first. */
interface Fault {
  answer: (route: Route) => Promise<void>;
  /** The words of the form's status. */
  words: RegExp | string;
  /** Milliseconds until there is an answer, or until another attempt can succeed. */
  wait?: { beforeAnswer?: number; beforeRetry?: number };
  /** The number of messages that are sent before it. */
  sentBefore?: number;
  /** Changes the browser before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** False where another attempt cannot succeed. */
  canRetry?: false;
}

const refusals = [400, 403, 412, 413, 429, 500, 507].map((status): [string, Fault] => {
  const words = `The reason for ${status}`;
  return [`refused with ${status}`, { answer: (route) => route.fulfill({ status, body: words }), words }];
});

const faults: [string, Fault][] = [
  ...refusals,
  ["that cannot reach the service", { answer: (route) => route.abort(), words: "Network Error" }],
  [
    "not taken by this host",
    { answer: (route) => route.fulfill({ status: 404, body: "Not found" }), words: /The public key is required/ },
  ],
  [
    "without a response",
    { answer: () => new Promise(() => {}), words: /did not answer in time/, wait: { beforeAnswer: 30_000 } },
  ],
  [
    "after three in a minute",
    {
      answer: succeed,
      words: /You have just sent us several messages/,
      sentBefore: 3,
      wait: { beforeRetry: 60_000 },
    },
  ],
  [
    "in a browser that blocks storage",
    { answer: succeed, words: /Your browser blocks the mail service/, prepare: blockStorage, canRetry: false },
  ],
];

const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });
const success = (page: Page) => page.getByRole("main").getByText("Message succesfully sent!").first();

/** Opens the form with a clock that a test can move. */
async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, "/contact");
}

/** Writes a message slowly enough for a person. */
async function write(page: Page): Promise<void> {
  await fillContactForm(page, typed);
  await page.clock.fastForward(10_000);
}

for (const [name, { answer, words, wait = {}, sentBefore = 0, prepare, canRetry = true }] of faults)
  test(`a message ${name} stays in the form, with help, an address and a retry if it can succeed`, async ({ page }) => {
    await prepare?.(page);
    await page.route(endpoint, answer);
    await openForm(page);
    for (let sent = 0; sent < sentBefore; sent += 1) {
      await write(page);
      await sendButton(page).click();
      await expect(success(page)).toBeVisible();
    }
    await write(page);
    // the time for an answer begins with the request, whose code loads on use
    const asked = wait.beforeAnswer ? page.waitForRequest(endpoint) : undefined;
    await sendButton(page).click();
    await asked;
    const main = page.getByRole("main");
    if (wait.beforeAnswer) {
      await expect(main.getByText("Sending…")).toBeVisible();
      await page.clock.fastForward(wait.beforeAnswer);
    }
    await expect(main.getByText(words).first()).toBeVisible();
    for (const [label, text] of Object.entries(typed)) await expect(contactField(page, label)).toHaveValue(text);
    await expect(main.getByRole("link", { name: "hello@korvane.example" }).first()).toBeVisible();
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toHaveCount(canRetry ? 1 : 0);
    if (!canRetry) return;
    await page.unroute(endpoint);
    await page.route(endpoint, succeed);
    if (wait.beforeRetry) await page.clock.fastForward(wait.beforeRetry);
    await retry.click();
    await expect(success(page)).toBeVisible();
  });

test("a double click sends one request, the mail service's own: multipart, the fields first, no honeypot", async ({
  page,
}) => {
  const bodies: string[] = [];
  await page.route(endpoint, async (route) => {
    bodies.push(route.request().postData() ?? "");
    await succeed(route);
  });
  await openForm(page);
  await write(page);
  await sendButton(page).dblclick();
  await expect(success(page)).toBeVisible();
  const names = bodies.map((body) => [...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name));
  expect(names).toEqual([["subject", "email", "message", "lib_version", "service_id", "template_id", "user_id"]]);
});

test("a message that failed after its form was left is back, also after a reload and other pages", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(endpoint, (route) => gate.promise.then(() => route.abort()));
  await visit(page, "/contact");
  await fillContactForm(page, typed);
  const request = page.waitForRequest(endpoint);
  await sendButton(page).click();
  await request;
  await page.getByRole("banner").getByRole("link", { name: "Korvane, home" }).click();
  await expect(sendButton(page)).toHaveCount(0);
  gate.resolve();
  await expect(
    page.getByText("Your message was not sent. It is back in the contact form.", { exact: true }),
  ).toBeVisible();
  await page.reload();
  for (const _ of ["after the reload", "after another page"]) {
    await visit(page, "/contact");
    for (const [label, text] of Object.entries(typed)) await expect(contactField(page, label)).toHaveValue(text);
    await visit(page, "/about");
  }
});

test("a message is kept when its page is left before it was sent", async ({ page }) => {
  await visit(page, "/contact");
  await fillContactForm(page, typed);
  await page.reload();
  await expect(contactField(page, "Message")).toHaveValue(typed.Message);
  // too fast for a person: it waits three seconds
  await sendButton(page).click();
  await expect(page.getByRole("main").getByText("Sending…")).toBeVisible();
  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(contactField(page, label)).toHaveValue(text);
});

test("a subject of the address replaces none that was typed, and does not stay at other addresses", async ({
  page,
}) => {
  await visit(page, "/contact?subject=A%20barrier");
  await expect(contactField(page, "Subject")).toHaveValue("A barrier");
  await visit(page, "/contact");
  await expect(contactField(page, "Subject")).toHaveValue("");
  await contactField(page, "Subject").fill("My own");
  await visit(page, "/contact?subject=A%20barrier");
  await expect(contactField(page, "Subject")).toHaveValue("My own");
});
