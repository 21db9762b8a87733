import { expect, test } from "@playwright/test";
import { dist, kinds } from "./built-site.ts";
import { contactField } from "./support.ts";

test.use({ javaScriptEnabled: false });

const mainPages = ["Home", "About Us", "Services", "Network", "Blog", "Contact"];

test("a page of each kind is complete without JavaScript, and has no button that needs it", async ({ page }) => {
  for (const [address = ""] of kinds) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect.soft(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    const navigation = page.getByRole("navigation", { name: "Main" });
    const links = await navigation.getByRole("link").filter({ visible: true }).allInnerTexts();
    expect.soft(links, address).toEqual(expect.arrayContaining(mainPages));
    const others = page.locator('button:visible:not(form[method="post"] *)');
    expect.soft(await others.allTextContents(), address).toEqual([]);
  }
});

test("the navigation works at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle("About Us – Korvane");
});

test("every slide of the hero is reachable", async ({ page }) => {
  await page.goto("/");
  for (const title of ["Bring your design to life", "Manufacture with Confidence", "Find & Deliver your solution"]) {
    const heading = page.getByRole("heading", { name: title });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
  }
});

test("the shop is readable, and explains what does not work", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shop");
  await expect(main.getByRole("article")).toHaveCount(6);
  for (const path of ["/product-single/5", "/cart", "/checkout", "/order_received"]) {
    await page.goto(path);
    await expect(main.getByText(/needs? JavaScript/).first(), path).toBeVisible();
  }
  await page.goto("/product-single/5");
  for (const name of ["Description", "Review"])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
});

for (const [address, button] of [
  ["/contact?subject=A%20quote", "Send message"],
  ["/service-single/1", "Send inquiry"],
] as const)
  test(`the form of ${address} shows its errors, keeps what is typed, and sends it`, async ({ page }) => {
    await page.goto(address);
    const send = page.getByRole("button", { name: button });
    const email = contactField(page, "Email");
    const name = contactField(page, "Name");
    const subject = page.getByRole("combobox", { name: "Subject" });
    if (await name.isVisible()) {
      await name.fill("Ada");
      await subject.selectOption("Tax Management");
    }
    await email.fill("ada@company");
    await contactField(page, "Message").fill("<b>500</b> housings\nby May");
    await send.click();
    await expect(page).toHaveTitle(/^Error: .+ – Korvane$/);
    await expect(page).toHaveURL(address);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/^The email must be a valid email address\./);
    await expect(email).toHaveValue("ada@company");
    await expect(contactField(page, "Message")).toHaveValue("<b>500</b> housings\nby May");
    if (await name.isVisible()) await expect(subject).toHaveValue("Tax Management");
    else await expect(contactField(page, "Subject")).toHaveValue("A quote");
    await email.fill("ada@company.com");
    await send.click();
    await expect(page).toHaveURL("/message-sent");
    await expect(page).toHaveTitle("Message sent – Korvane");
    await expect(page.getByRole("heading", { level: 1, name: "Message sent" })).toBeVisible();
  });

test("where a host takes no messages, the address replaces the form", async ({ page }) => {
  await page.route("/contact", (route) => route.fulfill({ path: `${dist}/contact.html` }));
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByText(/^This form needs JavaScript\. Without it, write to hello@/)).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
});
