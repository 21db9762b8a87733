import { expect, test, type Page, type Route } from "@playwright/test";
import { blockStorage, contactField, fillContactForm, visit } from "./support.ts";

/** The address to which the mail client posts. */
const endpoint = "**/api/v1.0/email/send-form";
const typed = { Subject: "A quote", Email: "ada@company.com", Message: "500 housings by May, please." };

const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });
const success = (page: Page) => page.getByRole("main").getByText("Message succesfully sent!").first();

/** Opens the form with a clock that a test can move, and writes a message slowly enough for a person. */
async function write(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, "/contact");
  await fillContactForm(page, typed);
  await page.clock.fastForward(10_000);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(contactField(page, label)).toHaveValue(text);
}

/** Expects the reason, what was typed, and another way to send it. */
async function expectHelp(page: Page, reason: RegExp | string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText(reason).first()).toBeVisible();
  await expectTyped(page);
  await expect(main.getByRole("link", { name: "hello@korvane.example" }).first()).toBeVisible();
}

/** Expects what was typed to be back in the form, also after a reload, and a notice of it. */
async function expectReturned(page: Page): Promise<void> {
  const notice = "Your message was not sent. It is back in the contact form.";
  await expect(page.getByText(notice, { exact: true })).toBeVisible();
  await page.reload();
  await visit(page, "/contact");
  await expectTyped(page);
}

test("a message that is refused, and then gets no answer, stays in the form, with help, an address and a retry", async ({
  page,
}) => {
  const answers = [
    (route: Route) => route.fulfill({ status: 413, body: "It is too large." }),
    () => {},
    (route: Route) => route.fulfill({ body: "OK" }),
  ];
  await page.route(endpoint, (route) => answers.shift()?.(route));
  await write(page);
  await sendButton(page).click();
  await expectHelp(page, "It is too large.");
  const retry = page.getByRole("button", { name: "Try again" });
  const request = page.waitForRequest(endpoint);
  await retry.click();
  await request;
  await expect(page.getByRole("main").getByText("Sending…")).toBeVisible();
  await page.clock.fastForward(30_000);
  await expectHelp(page, /did not answer in time/);
  await retry.click();
  await expect(success(page)).toBeVisible();
});

test("a message in a browser that blocks storage stays in the form, with help and an address", async ({ page }) => {
  await blockStorage(page);
  await write(page);
  await sendButton(page).click();
  await expectHelp(page, /Your browser blocks the mail service/);
});

test("a message that failed after its form was left is back, also after a reload", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(endpoint, (route) => gate.promise.then(() => route.abort()));
  await write(page);
  const request = page.waitForRequest(endpoint);
  await sendButton(page).click();
  await request;
  await page.getByRole("banner").getByRole("link", { name: "Korvane, home" }).click();
  await expect(sendButton(page)).toHaveCount(0);
  gate.resolve();
  await expectReturned(page);
});

test("a message that fails at the moment in which its form is left is back, also after a reload", async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (target, options) =>
      String(target).includes("send-form")
        ? new Promise((_, reject) => {
            document.documentElement.dataset["sends"] = "";
            const form = document.querySelector("main form");
            new MutationObserver(() => form?.isConnected || reject(new TypeError("gone"))).observe(document.body, {
              childList: true,
              subtree: true,
            });
          })
        : send(target, options);
  });
  await write(page);
  await sendButton(page).click();
  await expect(page.locator("html[data-sends]")).toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: "Korvane, home" }).click();
  await expectReturned(page);
});

test("a message is kept when its page is left before it was sent", async ({ page }) => {
  await visit(page, "/contact");
  await fillContactForm(page, typed);
  // too fast for a person: it waits three seconds
  await sendButton(page).click();
  await expect(page.getByRole("main").getByText("Sending…")).toBeVisible();
  await page.reload();
  await expectTyped(page);
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
