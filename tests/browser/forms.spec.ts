import { expect, test, type Locator, type Page } from "@playwright/test";
import { persist, persistedLine, visit } from "./support.ts";

/** Presses where the element is now and releases there after the page had time to react, as a person does. */
async function press(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 6);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

// with an error that moves the button, and in a section that is closed
for (const [name, path, field, button] of [
  ["Contact", "/contact", "Message", "Send message"],
  ["Card", "/checkout", "Expiry date", "Place order"],
] as const)
  test(`one press submits '${name}' while an invalid field has the focus, and shows it`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await persist(page, { cart: [persistedLine(2)] });
    await visit(page, path);
    const form = page.getByRole("form", { name, exact: true });
    await form.getByRole("textbox", { name: field, exact: true }).fill("");
    await press(page, form.getByRole("button", { name: button }));
    const [first] = await form.locator("[aria-invalid=true]").all();
    await expect(first!).toBeFocused();
    await expect(first!).toBeInViewport({ ratio: 0.9 });
  });

test("a field keeps its focus and text where the mail client is gone", async ({ page }) => {
  const client = /\/assets\/es-[^/]+\.js/;
  await page.route(client, (route) => route.abort());
  await visit(page, "/contact");
  const requested = page.waitForRequest(client);
  const subject = page.getByRole("textbox", { name: "Subject" });
  await subject.focus();
  await requested;
  // a reload would follow the failure immediately
  await page.waitForTimeout(500);
  await page.keyboard.type("A quote");
  await expect(subject).toHaveValue("A quote");
  await expect(subject).toBeFocused();
});

const keptForms: [form: string, path: string, fields: Record<string, string>][] = [
  ["Have project in mind? Let's discuss", "/service-single/1", { Name: "Ada", Message: "How much?" }],
  ["Addresses", "/checkout", { "First Name": "Ada", "Order Notes": "Ring twice." }],
];

for (const [name, path, fields] of keptForms)
  test(`what was typed in '${name}' is back after other pages, and after a reload`, async ({ page }) => {
    const form = page.getByRole("form", { name, exact: true });
    const fieldOf = (label: string) => form.getByRole("textbox", { name: label, exact: true }).first();
    const expectTexts = async () => {
      for (const [label, text] of Object.entries(fields)) {
        await expect(fieldOf(label)).toHaveValue(text);
        await expect(fieldOf(label)).toBeVisible();
      }
    };
    await persist(page, { cart: [persistedLine(2)] });
    await visit(page, path);
    if (name === "Addresses") {
      await page.getByRole("button", { name: "Billing Address" }).click();
      await page.getByRole("radio", { name: "Cash On delivery" }).check();
    }
    for (const [label, text] of Object.entries(fields)) await fieldOf(label).fill(text);
    if (name.startsWith("Have project")) await form.getByRole("combobox").selectOption({ index: 2 });
    if (name === "Addresses") {
      await form.getByRole("checkbox").check();
      await form.getByRole("combobox", { name: "Country" }).last().selectOption("Finland");
    }
    await page.getByRole("banner").getByRole("link", { name: "Korvane, home" }).click();
    await expect(form).toHaveCount(0);
    await page.goBack();
    await expectTexts();
    await page.reload();
    await expectTexts();
    if (name.startsWith("Have project")) await expect(form.getByRole("combobox")).not.toHaveValue("");
    if (name === "Addresses") {
      await expect(form.getByRole("combobox").last()).toHaveValue("FI");
      await expect(page.getByRole("radio", { name: "Cash On delivery" })).toBeChecked();
      await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
    }
    // what is back is the form's own: an invalid submit finds it, and what is emptied stays empty
    const [label = ""] = Object.keys(fields);
    await fieldOf(label).fill("");
    await page.reload();
    await expect(fieldOf(label)).toBeVisible();
    await expect(fieldOf(label)).toHaveValue("");
  });

test("a message that was sent does not come back, and no password is kept", async ({ page }) => {
  await visit(page, "/login");
  const login = page.getByRole("form", { name: "Welcome back" });
  await login.getByLabel("Email").fill("ada@example.com");
  await login.getByRole("textbox", { name: "Password" }).fill("correct horse");
  await page.reload();
  await expect(login.getByRole("textbox", { name: "Password" })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain("horse");
  await visit(page, "/about");
  const newsletter = page.getByRole("form", { name: "Newsletter" });
  await newsletter.getByLabel("Email").fill("ada@example.com");
  await newsletter.getByRole("button").click();
  await expect(newsletter.getByRole("status")).toContainText("Nothing was sent");
  await page.reload();
  await expect(newsletter.getByLabel("Email")).toHaveValue("");
});
