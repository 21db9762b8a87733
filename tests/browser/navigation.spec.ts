import { expect, test } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import { hydrated, visit } from "./support.ts";

test("a change of page leads to the top, with the focus on the new h1, and nothing of the old page in the head", async ({
  page,
}) => {
  const structuredData = page.locator('script[type="application/ld+json"]');
  await visit(page, "/services/1");
  await expect(structuredData).toBeAttached();
  await page.getByRole("contentinfo").getByRole("link", { name: "Network", exact: true }).click();
  await expect(page).toHaveTitle("Network – Korvane");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("head title")).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(structuredData).not.toBeAttached();
});

test.describe("the theme", () => {
  test("is selected in the header, persisted, and applied before the first paint", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
    await page.getByRole("radio", { name: "Dark", exact: true }).check();
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
    await page.getByRole("radio", { name: "Dark", exact: true }).check();
    await expect.poll(color).toBe(await ground());
    await page.reload();
    await expect.poll(color).not.toBe(light);
  });

  test("follows the system until one is chosen", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/about");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
    expect(await ground()).toBe("rgb(0, 0, 0)");
    await page.emulateMedia({ colorScheme: "light", contrast: "more" });
    expect(await ground()).toBe("rgb(255, 255, 255)");
    await page.emulateMedia({ contrast: "no-preference" });
    expect(await ground()).not.toBe(dark);
  });
});

for (const address of ["/services/9", "/nowhere/at/all"])
  test(`${address} answers 404, and hydrates the not-found page without a mismatch`, async ({ page }) => {
    const complaints = complaintsOf(page);
    expect((await page.goto(address))?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle("Page not found – Korvane");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found!");
    await expect(page.locator("head title")).toHaveCount(1);
    // the row of the error in the drawing set, not a record of another page
    await expect(page.locator("main dl[aria-hidden=true] dd").first()).toHaveText(/^\d+ of \d+$/);
    await page.getByRole("main").getByRole("link", { name: /home/i }).last().click();
    await expect(page).toHaveURL(/\/home$/);
    // The browser itself reports the status of the document.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
