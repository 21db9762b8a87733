import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import {
  contactField,
  fillContactForm,
  holdBack,
  hydrated,
  persist,
  persistedLine,
  scrollTo,
  tabTo,
  visit,
} from "./support.ts";

const mailFolder = process.env["MAIL_DIR"] as string;

test("a visitor opens every main page and sends a message that is delivered", async ({ page }) => {
  const subject = `A quote for 500 housings ${Date.now()}`;
  await visit(page, "/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const pages = [
    ["About Us", "About Us"],
    ["Services", "Services"],
    ["Network", "Network"],
    ["Blog", "Blog"],
    ["Contact", "Contact"],
  ] as const;
  for (const [label, title] of pages) {
    await navigation.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveTitle(`${title} – Korvane`);
    await expect(navigation.getByRole("link", { name: label, exact: true })).toHaveAttribute("aria-current", "page");
  }
  await fillContactForm(page, { Subject: subject, Email: "ada@company.com", Message: "By May, please.\nAda" });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("main").getByText("Message succesfully sent!")).toBeVisible();

  const mails = await Promise.all(
    (await readdir(mailFolder)).map((file) => readFile(path.join(mailFolder, file), "utf8")),
  );
  const messages = mails.filter((text) => text.includes(subject));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain("ada@company.com");
  expect(messages[0]).toContain("By May, please.");
});

test("the keyboard alone: past the header, through a form, and back", async ({ page }) => {
  await visit(page, "/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await tabTo(page.getByRole("textbox", { name: "Subject" }));
  await page.keyboard.type("A quote");
  await page.keyboard.press("Enter");
  await expect(contactField(page, "Email")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("A quote");
});

test.describe("a change of page", () => {
  test("leads to the top, with the focus on the new h1 and one new title", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Network", exact: true }).click();
    await expect(page).toHaveTitle("Network – Korvane");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("head title")).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });

  for (const [motion, duration] of [
    ["no-preference", "0.2s"],
    ["reduce", "0s"],
  ] as const)
    test(`fades in ${duration} with prefers-reduced-motion: ${motion}; back is immediate`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const fades: string[] = [];
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const old = getComputedStyle(document.documentElement, "::view-transition-old(root)");
            return fades.push(`${old.animationDuration.split(",")[0]} over ${document.title}`);
          });
          return transition;
        };
        Object.assign(window, { fades });
      });
      const fades = () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
      await visit(page, "/about");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Network" }).click();
      await expect.poll(fades).toEqual([`${duration} over Network – Korvane`]);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
      expect(await fades()).toHaveLength(1);
    });

  test("back and forward restore the scroll position and the focus, and from another document the position", async ({
    page,
  }) => {
    const top = () => page.evaluate(() => window.scrollY);
    await visit(page, "/services");
    const card = page.getByRole("main").getByRole("link", { name: /Direct Manufacturing/ });
    await card.first().focus();
    await scrollTo(page, 500);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle("Direct Manufacturing – Korvane");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card.first()).toBeFocused();
    await expect.poll(top).toBe(500);
    await page.goForward();
    await expect(page).toHaveTitle("Direct Manufacturing – Korvane");
    await expect.poll(top).toBe(0);
    await scrollTo(page, 700);
    await page.goto("/rss.xml");
    await page.goBack();
    await hydrated(page);
    await expect(page).toHaveTitle("Direct Manufacturing – Korvane");
    await expect.poll(top).toBe(700);
    await page.goBack();
    await expect(page).toHaveTitle("Services – Korvane");
    await expect.poll(top).toBe(500);
  });
});

test.describe("the theme", () => {
  test("is selected in the header, persisted, and applied before the first paint", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["root"]);
    // The script in the head applies the theme without the code of the site.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/contact");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("gives its background to the browser's own interface", async ({ page }) => {
    await visit(page, "/about");
    /** The color of the first element that applies, as a browser selects it. */
    const color = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const body = document.createElement("i");
        body.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? "";
        return body.style.color;
      });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await color();
    expect(light).toBe(await ground());
    await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
    for (const name of ["Dark", "High contrast"]) {
      await page.getByRole("radio", { name }).check();
      await expect.poll(color).toBe(await ground());
    }
    await page.reload();
    await expect.poll(color).not.toBe(light);
    await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
    await page.getByRole("radio", { name: "System" }).check();
    await expect.poll(color).toBe(light);
  });

  test("follows the system until one is chosen", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/about");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground()).not.toBe(dark);
  });
});

for (const address of ["/home8", "/services/9", "/service-single/nine", "/blog-single/0", "/nowhere/at/all"])
  test(`${address} answers 404, and hydrates the not-found page without a mismatch`, async ({ page }) => {
    const complaints = complaintsOf(page);
    expect((await page.goto(address))?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle("Page not found – Korvane");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found!");
    await expect(page.locator("head title")).toHaveCount(1);
    await page.getByRole("main").getByRole("link", { name: /home/i }).last().click();
    await expect(page).toHaveURL(/\/home$/);
    // The browser itself reports the status of the document.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

test("back returns to the link that was pressed, on a page that has changed since it got the focus", async ({
  page,
}) => {
  await persist(page, { cart: [persistedLine(2), persistedLine(4)] });
  const load = await holdBack(page, /\/assets\/parse-state-[^/]+\.js/);
  await visit(page, "/cart");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  await link.focus();
  load();
  await expect(page.getByRole("main").getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await page.goBack();
  await expect(link).toBeFocused();
});
