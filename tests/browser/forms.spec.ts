import { expect, test, type Locator, type Page } from "@playwright/test";
import { blockStorage, persist, persistedLine, visit } from "./support.ts";

/** Presses where the element is now and releases there after the page had time to react, as a person does. */
async function press(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 6);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

const forms: [form: string, path: string, field: string, text: string, button: string][] = [
  ["Contact", "/contact", "Message", "", "Send message"],
  ["Have project in mind? Let's discuss", "/service-single/1", "Message", "", "Send inquiry"],
  ["Welcome back", "/login", "Email", "ada", "Log in"],
  ["Create an account", "/register", "Email", "ada", "Register"],
  ["Add a review", "/product-single/2", "Email", "ada", "Post review"],
  ["Card", "/checkout", "Expiry date", "", "Place order"],
  ["Newsletter", "/about", "Email", "ada", "Subscribe"],
];

for (const [name, path, field, text, button] of forms) {
  test(`one press submits '${name}' while an invalid field has the focus, and shows it`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await persist(page, { cart: [persistedLine(2)] });
    await visit(page, path);
    if (name === "Add a review") await page.getByRole("tab", { name: "Review" }).click();
    const form = page.getByRole("form", { name, exact: true });
    const control = form.getByRole("textbox", { name: field, exact: true });
    await control.fill(text);
    await press(page, form.getByRole("button", { name: button }));
    const [first] = await form.locator("[aria-invalid=true]").all();
    await expect(first!).toBeFocused();
    await expect(first!).toBeInViewport({ ratio: 0.9 });
  });
}

const withoutMailClient: [reason: string, prevent: (page: Page) => Promise<unknown>][] = [
  ["is blocked", blockStorage],
  ["is gone", (page) => page.route(/\/assets\/es-[^/]+\.js/, (route) => route.abort())],
];

for (const [reason, prevent] of withoutMailClient) {
  test(`a field keeps its focus and text where the mail client ${reason}`, async ({ page }) => {
    await prevent(page);
    await visit(page, "/contact");
    const requested = page.waitForRequest(/\/assets\/es-[^/]+\.js/);
    const subject = page.getByRole("textbox", { name: "Subject" });
    await subject.focus();
    await requested;
    // a reload would follow the failure immediately
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await page.keyboard.type("A quote");
    await expect(subject).toHaveValue("A quote");
    await expect(subject).toBeFocused();
  });
}
