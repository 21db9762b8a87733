import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { themeNames } from "#lib/theme/themes.ts";
import { transferSize } from "../page-bytes.ts";
import { findViolations } from "../page-checks.ts";
import { dist, pageHtml, paths } from "./built-site.ts";
import { expectNoViolations, layoutShift, tabTo, visit } from "./support.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Inspect", exact: true });
const control = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Inspect", exact: true });
/** A fact of the inspected element. */
const fact = (page: Page, term: string) =>
  panel(page)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(term, { exact: true }) })
    .getByRole("definition");

/** Waits until the page has started what waits for an idle moment: the measurements, and the listener of the control. */
const idleStarted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("vital:TTFB").length > 0);

async function inspect(page: Page, address: string): Promise<void> {
  await visit(page, `${address}?inspect`);
  await expect(panel(page)).toBeFocused();
}

test("the control of the footer opens Inspect by keyboard, and Escape leaves to where the focus was", async ({
  page,
}) => {
  await visit(page, "/about");
  await idleStarted(page);
  const before = await page.locator("#root").ariaSnapshot();
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await control(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  expect(scripts.filter((url) => url.endsWith(".html") || url.endsWith("/about"))).toEqual([]);
  await expect(page).toHaveURL("/about?inspect");
  expect(await page.locator("#root").ariaSnapshot()).toBe(before);
  await tabTo(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }));
  await expect(fact(page, "Role")).toHaveText("link");
  await expect(fact(page, "Name")).toHaveText("Blog");
  await expect(fact(page, "Component")).toContainText("NavLink in MainNav in Container in SiteHeader");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about");
  await expect(control(page)).toBeFocused();
});

for (const width of [320, 1280])
  test(`at ${width} pixels it moves nothing, and is accessible${width === 320 ? " in every theme" : ""}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 720 });
    // the first visit loads the font, which on a busy machine arrives after the first paint
    await visit(page, "/services");
    await inspect(page, "/services");
    // before a press, after which a busy machine may take longer than the half second that does not count
    expect(await layoutShift(page)).toBe(0);
    if (width === 320) await panel(page).getByText("Layers and theme").click();
    for (const layer of ["Headings", "Landmarks", "Tab order"]) await panel(page).getByLabel(layer).check();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(fact(page, "Element")).toHaveText("h1");
    await page.mouse.move(width / 2, 200);
    await expectNoViolations(page, "Inspect");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const theme of width === 320 ? themeNames : []) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      expect(await findViolations(page, { rules: "colors" }), theme).toEqual([]);
    }
  });

test("a touch inspects at 320 pixels, and follows no link", async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 320, height: 640 } });
  await inspect(page, "/blog");
  const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  await link.tap();
  await expect(fact(page, "Role")).toHaveText("link");
  await expect(page).toHaveURL("/blog?inspect");
  await page.close();
});

test("without JavaScript the control says where the facts are", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/about?inspect");
  await expect(control(page)).toBeHidden();
  await expect(page.getByText("Inspect needs JavaScript; see UI and Foundations in Storybook.")).toBeVisible();
  await page.close();
});

test("who uses a token of this text, the story of this card, and the contrast of this heading in dark", async ({
  page,
}) => {
  await inspect(page, "/service");
  const main = page.getByRole("main");
  await main.getByRole("article").first().getByRole("heading").click();
  await expect(fact(page, "Component")).toContainText("in Card");
  const story = panel(page).getByRole("link", { name: /^Card in Storybook/ });
  await expect(story).toHaveAttribute("href", "/storybook/index.html?path=/docs/ui-card--docs");
  await panel(page).getByLabel("Theme").selectOption("Dark");
  // with the frame of the sheet
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole("heading", { level: 1 }).click();
  await expect(fact(page, "Contrast")).toHaveText(/^\d+\.\d\d:1 AA/);
  await panel(page).getByRole("button", { name: "font.size.poster" }).click();
  await expect(
    panel(page).getByText(/^font\.size\.poster: [1-9]\d* elements of this page, [1-9]\d* files$/),
  ).toBeVisible();
  await expect(panel(page).getByRole("list", { name: "Who uses font.size.poster" })).toContainText(
    "Heading in Storybook",
  );
});

test("it is at most 25 kB when it opens, and the control at most 1 % of a page", async ({ page }) => {
  await visit(page, "/about");
  await idleStarted(page);
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await control(page).click();
  await expect(panel(page)).toBeFocused();
  expect(files.length).toBeGreaterThan(0);
  const sizes = await Promise.all(files.map((file) => transferSize(path.join(dist, file))));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
  const markup = /<span class="no-script:hidden"><a [^>]*>Inspect<\/a><\/span><span[^>]*>Inspect[^<]*<\/span>/;
  const pages = paths.map(pageHtml);
  for (const html of pages) for (const file of files) expect(html).not.toContain(file);
  expect(pages.filter((html) => !markup.test(html))).toEqual([]);
  const [smallest = ""] = pages.toSorted((a, b) => a.length - b.length);
  expect(smallest.length / smallest.replace(markup, "").length).toBeLessThanOrEqual(1.01);
});
