import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { expandTexts } from "../../stories/expand-texts.ts";
import base from "../../tokens/base.tokens.json" with { type: "json" };
import { installInPageChecks } from "../a11y/in-page-checks.ts";
import { scrollThrough } from "../a11y/visitor.ts";
import { complaintsOf } from "../page-checks.ts";
import { kinds } from "./built-site.ts";
import { isException } from "./layout-exceptions.ts";
import { findLayoutFaults } from "./layout-rules.ts";
import {
  expectNoViolations,
  hydrated,
  persist,
  persistedLine,
  persistedOrder,
  persistedProduct,
  shopPaths,
  visit,
} from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Applies WCAG text spacing by a constructed style sheet, because the security policy blocks all others. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** What the audit's own check finds in the page. */
const observe = (page: Page, check: "targetSize" | "overflow" | "clippedText") =>
  page.evaluate((name) => window.inPageChecks[name]().map(({ message, html }) => `${message} ${html}`), check);

/** Notes each `Intl` object that a page makes, the first of which blocks a phone. */
function noteIntl(): void {
  const made: string[] = Object.assign(window, { intlObjects: [] }).intlObjects;
  for (const owner of [Intl, Date.prototype, Number.prototype, String.prototype])
    for (const name of Object.getOwnPropertyNames(owner)) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== "function" || (owner === Intl ? !original.prototype : !name.includes("ocale"))) continue;
      const value = new Proxy(original, {
        apply: (target, self, words) => (made.push(name), Reflect.apply(target, self, words)),
        construct: (target, words) => (made.push(name), Reflect.construct(target, words)),
      });
      Object.defineProperty(owner, name, { value });
    }
}

const intlObjects = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "intlObjects"));

/** Opens a page, and scrolls to its end: nothing may be reported or blocked, and no `Intl` object made while it starts. */
async function open(page: Page, path: string): Promise<void> {
  const complaints = complaintsOf(page);
  const response = await page.goto(path);
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
  await hydrated(page);
  expect(await intlObjects(page), path).toEqual([]);
  await page.evaluate(scrollThrough);
  expect(complaints, path).toEqual([]);
}

async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await spaceText(page);
  expect(await observe(page, "overflow")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** The lengths of the space scale in pixels. */
const gaps = Object.values(base.space)
  .filter((token) => typeof token === "object" && "$value" in token)
  .map(({ $value: { value, unit } }) => value * (unit === "rem" ? 16 : 1));

/** At five widths, the page keeps the rules of layout. */
async function expectLayout(page: Page, path: string): Promise<void> {
  const found: string[] = [];
  for (const width of [320, 768, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const fault of await page.evaluate(findLayoutFaults, gaps))
      if (!isException(fault, path)) found.push(`${fault.rule} at ${width} px: ${fault.place}: ${fault.message}`);
  }
  expect(found, path).toEqual([]);
}

/** On a phone with text of twice the size, no text is cut off, below a control or broken into letters. */
async function expectLargeText(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { rule, place, message } of await page.evaluate(findLayoutFaults, []))
      if (rule === "cut" || rule === "covered-text" || rule === "split-word")
        found.push(`${rule} at ${width} px: ${place}: ${message}`);
  }
  expect(found, `text of 200 % on ${path}`).toEqual([]);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
}

/** The figures, as in '5 dB', that are displayed after their unit. */
const findReversedUnits = () => {
  const isReversed = (element: Element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const left = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return left(0) > left(text.data.length - 1);
  };
  const figures = [...document.querySelectorAll(".data-text")].filter((one) =>
    /^\d\S*\s\D{1,3}$/.test(one.textContent),
  );
  return figures.filter(isReversed).map(({ textContent }) => textContent);
};

/** From right to left, with texts that are 40 % longer, nothing is cut off or too wide. */
async function expectOtherLanguages(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await page.evaluate(findReversedUnits), "units before their figures").toEqual([]);
  await page.evaluate(`(${String(expandTexts)})(document.body); undefined`);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await observe(page, "overflow")), ...(await observe(page, "clippedText"))];
    expect(found, `longer texts from right to left at ${width} px`).toEqual([]);
  }
}

// the story of each page is checked with axe in a large window, and `npm run a11y` checks all pages in all themes
for (const [first = "", ...others] of kinds) {
  test(`${first} hydrates, passes axe, has large targets, and fits 320 × 256 with text spacing`, async ({ page }) => {
    await page.addInitScript(installInPageChecks);
    await page.addInitScript(noteIntl);
    await open(page, first);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await observe(page, "targetSize"), `targets below 24 × 24 at ${width} px`).toEqual([]);
    }
    await expectNoViolations(page, `${first} at 320 px`);
    await expectLayout(page, first);
    await expectLargeText(page, first);
    await expectToFit(page);
    await expectOtherLanguages(page);
  });

  if (others.length > 0)
    test(`the other pages like ${first} hydrate, and fit 320 × 256 with text spacing`, async ({ page }) => {
      await page.addInitScript(installInPageChecks);
      await page.addInitScript(noteIntl);
      for (const path of others) {
        await open(page, path);
        await expectLayout(page, path);
        await expectToFit(page);
        await expectOtherLanguages(page);
      }
    });
}

test("an `Intl` object that a page makes is noted", async ({ page }) => {
  await page.addInitScript(noteIntl);
  await visit(page, "/contact");
  await page.evaluate(() => new Intl.NumberFormat("en").format(1) + (1).toLocaleString("en"));
  expect(await intlObjects(page)).toEqual(["NumberFormat", "toLocaleString"]);
});

test("text of 200 % fits phones on the pages of a visitor with a cart, an order and lists", async ({ page }) => {
  const lines = [persistedLine(2, 3), persistedLine(4)];
  const products = [persistedProduct(1), persistedProduct(2)];
  await persist(page, { cart: lines, wishlist: products, compare: products, order: persistedOrder(...lines) });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of shopPaths) {
    await visit(page, path);
    if (path === "/shop") await page.getByRole("button", { name: "Filter and sort" }).click();
    await expectLargeText(page, path);
  }
});

test("with text of 200 %, a phone shows a whole book of the comparison", async ({ page }) => {
  await persist(page, { compare: [persistedProduct(1), persistedProduct(2)] });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, "/shop");
  await page.getByRole("main").getByRole("button", { name: "Compare, 2 items" }).click();
  const region = page.getByRole("region", { name: "Comparison" });
  await expect(region).toBeVisible();
  const hidden = await region.evaluate((element) => {
    const book = element.querySelector("th:nth-child(2)")!;
    return Math.max(0, book.getBoundingClientRect().right - element.getBoundingClientRect().right);
  });
  expect(hidden).toBeLessThanOrEqual(0);
});

test("in forced colors, the letters in the margins of a sheet hide no text between them", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/network-locations");
  const text = page.getByText("North America", { exact: true }).first();
  const { channels } = await sharp(await text.screenshot()).stats();
  expect(channels[0]!.min).toBeLessThan(100);
});

test("the last part of a sidebar stays in view beside a longer text", async ({ page }) => {
  await visit(page, "/service-single/1");
  await page.getByRole("button", { name: "Send inquiry" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary").getByRole("link", { name: "Contact us" })).toBeInViewport();
});

test("the home page is less than 9,000 pixels high in a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await visit(page, "/");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});

test("the product is in view when its section enters, comes apart, and the rows of its parts are marked in turn", async ({
  page,
}) => {
  const track = page.locator('[data-assembly="track"]');
  const lid = track.locator('[data-layer="lid"]');
  const marks = () =>
    track
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Number(getComputedStyle(row, "::before").opacity)));
  /** Scrolls until the lower edge of the window is so many heights of the window below the upper edge of the section. */
  const scrollTo = (heights: number) =>
    track.evaluate((element, below) => {
      const top = element.getBoundingClientRect().top - (1 - below) * innerHeight;
      scrollBy({ top, behavior: "instant" });
    }, heights);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await expect(lid).toHaveCSS("translate", "0px 38.69%");
  await scrollTo(0.5);
  // the object is in the lower half of its picture
  const object = (await track.locator('[data-layer="closed"]').boundingBox())!;
  expect(object.y + object.height / 2).toBeLessThan(page.viewportSize()!.height * 0.75);
  await scrollTo(1.3);
  await expect.poll(async () => (await marks()).indexOf(1)).toBe(6);
  await scrollTo(1.9);
  await expect.poll(async () => (await marks()).indexOf(1)).toBe(10);
  await track.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(lid).toHaveCSS("translate", /^0px( 0%)?$/);
  await expect.poll(async () => Math.max(...(await marks()))).toBe(0);
});

test("on a phone, the product is closed when it comes into view, and has come apart in the middle of the window", async ({
  page,
}) => {
  const view = page.locator('[data-assembly="view"]');
  const lid = view.locator('[data-layer="lid"]');
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await expect(lid).toHaveCSS("translate", "0px 38.69%");
  await expect(view.locator("circle").first()).toHaveCSS("opacity", "0");
  await view.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(lid).toHaveCSS("translate", /^0px( 0%)?$/);
  await expect(view.locator("circle").first()).toHaveCSS("opacity", "1");
});

test("the heading of the drawing stays above it in a high window while the product comes apart", async ({ page }) => {
  const heading = page.locator("#drawing-title");
  const drawing = page.locator('[data-assembly="view"]');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await page.locator('[data-assembly="section"]').evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top + innerHeight * 0.6, behavior: "instant" });
  });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(drawing).toBeInViewport({ ratio: 1 });
  const [above, below] = [(await heading.boundingBox())!, (await drawing.boundingBox())!];
  expect(above.y + above.height).toBeLessThan(below.y);
});

for (const [reducedMotion, scale, clip] of [
  ["no-preference", "0 1", /^inset\(14% 0px /],
  ["reduce", "none", "none"],
] as const)
  test(`lines are drawn and pictures open while they come into view, with the motion ${reducedMotion}`, async ({
    page,
  }) => {
    const line = page.locator("main .draw-on-scroll").last();
    const picture = page.locator("main .open-on-scroll").first();
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/project-single/7");
    await expect(line).toHaveCSS("scale", scale);
    await expect(picture).toHaveCSS("clip-path", clip);
    await line.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(line).toHaveCSS("scale", /^(1|none)$/);
    await picture.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(picture).toHaveCSS("clip-path", /^(inset\(0(px|%)? |none)/);
  });

test("the text of a slide has left before the next one's enters, while the pictures cross-fade", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const slider = page.getByRole("region", { name: "What we do" });
  // at hydration, the texts of the other slides fade unseen
  const countFades = () => slider.evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(countFades).toBe(0);
  await slider.getByRole("button", { name: /^Next slide/ }).click();
  const opacities = await slider.evaluate((element) => {
    const fades = element.getAnimations({ subtree: true }).filter((fade) => "transitionProperty" in fade);
    for (const fade of fades) fade.pause();
    const opacityOf = (one: Element) => Number(getComputedStyle(one).opacity);
    const slides = [...element.querySelectorAll<HTMLElement>("[role=group]")];
    return Array.from({ length: 61 }, (_, step) => {
      for (const fade of fades) fade.currentTime = step * 20;
      const texts = slides.map(
        (slide) => opacityOf(slide) * opacityOf(slide.querySelector("h2")!.closest(".z-raised")!),
      );
      return { pictures: slides.map(opacityOf), texts: texts.filter((opacity) => opacity > 0.01).length };
    });
  });
  expect(Math.max(...opacities.map(({ texts }) => texts))).toBe(1);
  expect(opacities.filter(({ pictures }) => pictures.filter((opacity) => opacity > 0.1).length === 2)).not.toEqual([]);
});

test("an object that is put down begins below the text above it", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/home2");
  const stage = page.getByRole("listitem").filter({ hasText: "Inspected, labeled, delivered" });
  const object = stage.locator(".settle-on-scroll");
  await expect(object).not.toHaveCSS("translate", "none");
  const [text, picture] = await Promise.all([stage.getByText(/^After fifty/).boundingBox(), object.boundingBox()]);
  expect(picture!.y).toBeGreaterThan(text!.y + text!.height);
});

test("the line of a shelf is drawn from its first object to its last", async ({ page }) => {
  const lines = page.locator("main .draw-in-turn-on-scroll");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/project");
  const scalesAt = (height: number) => () =>
    lines.evaluateAll((all, part) => {
      const top = all.at(-1)!.getBoundingClientRect().top - innerHeight * (1 - part);
      scrollBy({ top, behavior: "instant" });
      return all.slice(-3).map((line) => getComputedStyle(line).scale);
    }, height);
  await expect.poll(scalesAt(0.15)).toEqual(["1", expect.any(String), "0 1"]);
  await expect.poll(scalesAt(0.25), "an object without a line below it").toEqual(["1", "1", "1"]);
});

test("the button of a plan ends within its line of the table, also at twice the text size", async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 720 });
  await visit(page, "/pricing");
  const overhangs = await page
    .getByRole("link", { name: /^Get Started/ })
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().bottom - link.closest("td")!.getBoundingClientRect().bottom),
    );
  expect(overhangs).toHaveLength(3);
  expect(Math.max(...overhangs)).toBeLessThanOrEqual(0);
});
