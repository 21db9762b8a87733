import { expect, test, type Page } from "@playwright/test";
import { expandTexts } from "../../stories/expand-texts.ts";
import base from "../../tokens/base.tokens.json" with { type: "json" };
import { installInPageChecks } from "../a11y/in-page-checks.ts";
import { scrollThrough } from "../a11y/visitor.ts";
import { measuredPages } from "../measured-pages.ts";
import { complaintsOf } from "../page-checks.ts";
import { kinds } from "./built-site.ts";
import { isException } from "./layout-exceptions.ts";
import { findLayoutFaults } from "./layout-rules.ts";
import {
  expectNoViolations,
  hydrated,
  layoutShift,
  persist,
  persistedLine,
  persistedOrder,
  persistedProduct,
  serveInParts,
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

/** Opens a page, and scrolls to its end: nothing may be reported or blocked. */
async function open(page: Page, path: string): Promise<void> {
  const complaints = complaintsOf(page);
  const response = await page.goto(path);
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
  await hydrated(page);
  await page.evaluate(scrollThrough);
  expect(complaints, path).toEqual([]);
}

/** The lengths of the space scale in pixels. */
const gaps = Object.values(base.space)
  .filter((token) => typeof token === "object" && "$value" in token)
  .map(({ $value: { value, unit } }) => value * (unit === "rem" ? 16 : 1));

/** At five widths, the page keeps the rules of layout, and its targets have 24 × 24 pixels. */
async function expectLayout(page: Page, path: string): Promise<void> {
  const found: string[] = [];
  for (const width of [1920, 1600, 1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await page.evaluate(findLayoutFaults, gaps))
      if (!isException(fault, path)) found.push(`${fault.rule} at ${width} px: ${fault.place}: ${fault.message}`);
    const small = await observe(page, "targetSize");
    found.push(...small.map((target) => `small target at ${width} px: ${target}`));
  }
  expect(found, path).toEqual([]);
}

/** With the text spacing of WCAG, the page fits a window of 320 × 256 pixels. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await spaceText(page);
  expect(await observe(page, "overflow")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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

/** From right to left, with texts that are 40 % longer, nothing is cut off or too wide. */
async function expectOtherLanguages(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await page.evaluate(`(${String(expandTexts)})(document.body); undefined`);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await observe(page, "overflow")), ...(await observe(page, "clippedText"))];
    expect(found, `longer texts from right to left at ${width} px`).toEqual([]);
  }
}

for (const [first = "", ...others] of kinds) {
  test(`${first} hydrates, and fits every window, text of 200 %, text spacing and other languages`, async ({
    page,
  }) => {
    await page.addInitScript(installInPageChecks);
    await open(page, first);
    await expectLayout(page, first);
    // stories check each page with axe, and `npm run a11y` each page and theme
    if (measuredPages.includes(first)) await expectNoViolations(page, `${first} at 320 px`);
    await expectLargeText(page, first);
    await expectToFit(page);
    await expectOtherLanguages(page);
  });

  if (others.length > 0)
    test(`the other pages like ${first} hydrate, and fit every window and other languages`, async ({ page }) => {
      await page.addInitScript(installInPageChecks);
      for (const path of others) {
        await open(page, path);
        await expectLayout(page, path);
        await expectOtherLanguages(page);
      }
    });
}

test("text of 200 % fits phones on the pages of a visitor with a cart, an order and lists", async ({ page }) => {
  const lines = [persistedLine(2, 3), persistedLine(4)];
  const products = [persistedProduct(1), persistedProduct(2)];
  await persist(page, { cart: lines, wishlist: products, compare: products, order: persistedOrder(...lines) });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of shopPaths) {
    await visit(page, path);
    if (path === "/shop") await page.getByRole("button", { name: "Filter, search and sort" }).click();
    await expectLargeText(page, path);
  }
});

/** Scrolls until an element began so many heights of the window ago; what follows the scrolling is drawn in the next frame. */
async function scrollInto(element: Element, heights: number): Promise<void> {
  scrollBy({ top: element.getBoundingClientRect().top + heights * innerHeight, behavior: "instant" });
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

test("the product is in view when its section enters, comes apart while the rows of its parts are marked in turn, and is packed", async ({
  page,
}) => {
  const track = page.locator('[data-assembly="track"]');
  const lid = track.locator('[data-layer="lid"]');
  const marks = () =>
    track.locator("tbody tr").evaluateAll((rows) => rows.map((row) => getComputedStyle(row, "::before").visibility));
  /** Scrolls to a share of the way that the section passes while it fills the window; before that, to a negative one. */
  const scrollTo = (share: number) =>
    track.evaluate((element, way) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + way * (height - innerHeight), behavior: "instant" });
    }, share);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await scrollTo(-0.14);
  await expect(lid).toHaveCSS("translate", "0px 39%");
  // the object is in the lower half of its picture
  const object = (await track.locator('[data-layer="closed"]').boundingBox())!;
  expect(object.y + object.height / 2).toBeLessThan(page.viewportSize()!.height * 0.75);
  await scrollTo(0.21);
  await expect.poll(async () => (await marks()).indexOf("visible")).toBe(0);
  await scrollTo(0.52);
  await expect.poll(async () => (await marks()).indexOf("visible")).toBe(10);
  await expect(lid).toHaveCSS("translate", /^0px( 0%)?$/);
  const carton = track.locator('[data-packing="carton"]');
  await expect(carton).toHaveCSS("opacity", "0");
  // a duration of 0 s in a list of animations would leave out their movement
  const durations = await track.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline !== document.timeline)
      .map(({ effect }) => effect!.getTiming().duration),
  );
  expect(new Set(durations)).toEqual(new Set(["auto"]));
  await scrollTo(1);
  await expect.poll(marks).not.toContain("visible");
  await expect(lid).toHaveCSS("translate", "0px 39%");
  await expect(carton).toHaveCSS("opacity", "1");
  const packed = track.locator('[data-packing="product"]');
  await expect(packed).toHaveCSS("translate", /^0px( 0%)?$/);
  // a row of the parts list shows where its part is, also in the packed product
  await track.getByRole("row", { name: /Gasket/ }).hover();
  await expect(carton).toHaveCSS("opacity", "0");
  await expect(lid).toHaveCSS("translate", "none");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`a jump into the assembly shows the closed product until the pictures of its parts are there, on a ${colorScheme} page`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/gateway-layer-lid/, async (route) => {
      await released;
      await route.continue();
    });
    await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
    await visit(page, "/");
    const layer = (name: string) => page.locator(`[data-assembly="view"] [data-layer="${name}"]`);
    await page.locator('[data-assembly="track"]').evaluate((track) => track.scrollIntoView({ block: "center" }));
    await expect(layer("closed")).toHaveCSS("opacity", "1");
    await expect(layer("board")).toBeHidden();
    release();
    await expect(layer("board")).toBeVisible();
    await expect(layer("closed")).toHaveCSS("opacity", "0");
  });

/** What of the elements is seen. */
const lit = (elements: Element[]) =>
  elements
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && Number(getComputedStyle(one).opacity) > 0.5)
    .map((one) => one.textContent);

for (const { device, width, height, pinned } of [
  { device: "phone", width: 320, height: 720, pinned: "frame" },
  { device: "tablet", width: 768, height: 1024, pinned: "track" },
])
  test(`on a ${device}, exactly one title is above the pinned drawing at all times`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/");
    const [tops, names] = [new Set<number>(), new Set<string>()];
    for (let heights = 0.2; heights < 3.38; heights += 0.05) {
      await page.locator(`[data-assembly="${pinned}"]`).evaluate(scrollInto, heights);
      tops.add((await page.locator('[data-assembly="view"]').boundingBox())!.y);
      const [name, ...others] = await page.locator('[data-assembly="captions"] > p').evaluateAll(lit);
      expect(others).toEqual([]);
      names.add(name!);
    }
    expect(tops.size).toBe(1);
    expect(names).not.toContain(undefined);
    expect(names.size).toBe(await page.locator('[data-assembly="captions"] > p').count());
  });

test("on a phone, the parts get their numbers in turn while the product comes apart, and the closed one its tests", async ({
  page,
}) => {
  const view = page.locator('[data-assembly="view"]');
  const lid = view.locator('[data-layer="lid"]');
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await page.locator('[data-assembly="frame"]').evaluate(scrollInto, 0);
  await expect(lid).toHaveCSS("translate", "0px 39%");
  const numbers = view.locator("svg:visible g[data-part]");
  expect(await numbers.evaluateAll(lit)).toEqual([]);
  await page.locator('[data-assembly="frame"]').evaluate(scrollInto, 2.55);
  await expect(view.locator('[data-moment="testing"]')).toBeVisible();
  await expect(view.locator('[data-assembly="tests"]')).toHaveCSS("opacity", "1");
  for (const result of await view.locator("[data-test]").all())
    await expect(result).toHaveCSS("clip-path", "inset(-10% -100%)");
  const shown = new Set<string>();
  for (let heights = 0.2; heights < 3.38; heights += 0.05) {
    await page.locator('[data-assembly="frame"]').evaluate(scrollInto, heights);
    const now = await numbers.evaluateAll(lit);
    expect(now.length).toBeLessThan(2);
    for (const number of now) shown.add(number);
  }
  await expect(numbers).toHaveText([...shown]);
  // the product is closed again, and in its carton instead of on the ground
  await expect(lid).toHaveCSS("translate", "0px 39%");
  await expect(view.locator('[data-layer="closed"]')).toHaveCSS("opacity", "0");
  await expect(view.locator('[data-packing="product"]')).toHaveCSS("opacity", "1");
  await expect(view.locator('[data-packing="shade"]')).toHaveCSS("opacity", "1");
});

test("in a high window, the heading of the drawing is above the closed product, and the parts rise in its place", async ({
  page,
}) => {
  const heading = page.locator("#drawing-title");
  const section = page.locator('[data-assembly="section"]');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await section.evaluate(scrollInto, -0.1);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const { y, height } = (await heading.boundingBox())!;
  const object = (await section.locator('[data-layer="closed"]').boundingBox())!;
  // the object is in the lower half of its picture
  expect(y + height).toBeLessThan(object.y + object.height / 2);
  await section.evaluate(scrollInto, 0.6);
  await expect(section.locator('[data-assembly="view"]')).toBeInViewport({ ratio: 1 });
  await expect(section.locator('[data-assembly="sheet"] > :first-child')).toHaveCSS("opacity", "0");
});

test("an exploded view is beside its title, also in a high window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await visit(page, "/services/1");
  const image = page.locator('[data-layer="lid"] img:visible');
  await expect(image).toBeVisible();
  const lid = await image.boundingBox();
  const lead = await page.locator("h1 + p").boundingBox();
  // the left quarter of the picture is empty
  expect(lid!.x + lid!.width / 4).toBeGreaterThan(lead!.x + lead!.width);
});

test("the slider of an exploded view, or a drag, closes the product layer by layer, also with reduced motion", async ({
  page,
}) => {
  await visit(page, "/services/1");
  const slider = page.getByRole("slider", { name: "Open the gateway" });
  const layer = (name: string) => page.locator(`[data-layer="${name}"]`);
  await expect(layer("closed")).toBeVisible();
  await expect(slider).toHaveValue("2");
  await expect(layer("board")).toHaveCSS("translate", "0px 19.5%");
  await slider.press("Home");
  await expect(layer("lid")).toBeHidden();
  await expect(layer("closed")).toHaveCSS("opacity", "1");
  await slider.press("End");
  await expect(layer("board")).toHaveCSS("translate", /^0px( 0%)?$/);
  const { x, y, width, height } = (await page.getByRole("img", { name: /^An edge gateway in layers/ }).boundingBox())!;
  await page.mouse.move(x + width * 0.75, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 5 });
  await expect(layer("closed")).toHaveCSS("opacity", "1");
});

for (const [address, width] of [
  ["/", 412],
  ["/home2", 412],
  ["/home3", 412],
  ["/home4", 1280],
  ["/about", 412],
  ["/services/1", 412],
  ["/product-single/2", 1280],
] as const)
  test(`nothing moves on ${address} while its HTML arrives`, async ({ page, baseURL }) => {
    const site = await serveInParts(baseURL!);
    try {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.origin + address, { waitUntil: "networkidle" });
      expect(await layoutShift(page)).toBeLessThan(0.001);
    } finally {
      site.stop();
    }
  });

for (const [when, held] of [
  ["", /cut-assembly-cell/],
  [", also before the first picture", /cut-assembly-cell|cut-gateway/],
] as const)
  test(`a hero slide remains until the picture of the next one is there${when}`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(held, async (route) => {
      await released;
      await route.continue();
    });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await hydrated(page);
    const hero = page.getByRole("region", { name: "What we do" });
    await expect(hero.locator("[data-waiting]")).toHaveCount(when ? 2 : 0);
    await page.getByRole("button", { name: "Next slide: What we do" }).click();
    const slide = hero.locator('[aria-roledescription="slide"]:not([inert])');
    expect(await slide.getAttribute("aria-label")).toBe("1 of 3");
    release();
    await expect(slide).toHaveAttribute("aria-label", "2 of 3");
  });

test("of two quick presses on the hero's arrows, the last one counts, also while a picture arrives", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route(/cut-assembly-cell/, () => new Promise(() => {}));
  await visit(page, "/");
  const hero = page.getByRole("region", { name: "What we do" });
  const next = hero.getByRole("button", { name: "Next slide: What we do" });
  await next.click();
  await next.click();
  await expect(hero.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute("aria-label", "3 of 3");
  // not the slide between them, which was never shown
  await expect(hero.locator('[data-turn^="leave"]')).toHaveAttribute("aria-label", "1 of 3");
});

test("the objects of two hero slides change places without covering each other", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await page.getByRole("button", { name: "Next slide: What we do" }).click();
  await expect(page.locator('[data-turn="enter-next"]')).toBeVisible();
  const distances = await page.getByRole("region", { name: "What we do" }).evaluate((hero) => {
    const movements = hero.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation);
    return [0.1, 0.25, 0.6].map((share) => {
      const [first, second] = movements.map((one) => {
        one.pause();
        one.currentTime = share * Number(one.effect!.getTiming().duration);
        return ((one.effect as KeyframeEffect).target as Element).getBoundingClientRect();
      });
      return Math.max(Math.abs(second!.x - first!.x) / first!.width, Math.abs(second!.y - first!.y) / first!.height);
    });
  });
  for (const distance of distances) expect(distance).toBeGreaterThan(1);
  // on paper, the last slide is in its place again
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  await expect(page.locator('[data-turn="leave-next"] .follow-turn')).toHaveCSS("translate", "none");
});

test("of two quick presses on steps of an exploded view, the last one counts, also while its pictures arrive", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const held: (() => void)[] = [];
  await page.route(
    "**/gateway-layer-board*",
    async (route) => (await new Promise<void>((go) => held.push(go)), route.continue()),
  );
  await visit(page, "/services/1");
  await page.getByRole("button", { name: "Closed", exact: true }).click();
  await page.getByRole("button", { name: "Board", exact: true }).click();
  for (const go of held) go();
  // longer than the way to the first step takes
  await page.waitForTimeout(base.duration.slow.$value.value * 3);
  await expect(page.getByRole("slider", { name: "Open the gateway" })).toHaveValue("4");
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
    const chain = page.locator("main .draw-down-on-entry");
    await chain.first().evaluate((element, third) => {
      const list = element.closest("ul")!.getBoundingClientRect();
      window.scrollBy({ top: list.top + list.height * third - window.innerHeight, behavior: "instant" });
    }, 1 / 3);
    for (const dimension of await chain.all()) await expect(dimension).toHaveCSS("scale", /^(1|none)$/);
    await line.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(line).toHaveCSS("scale", /^(1|none)$/);
    await picture.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(picture).toHaveCSS("clip-path", /^(inset\(0(px|%)? |none)/);
  });

for (const [reducedMotion, names, moved, pressed, lifted] of [
  ["no-preference", ["confirm", "confirm-away"], "4px", "0.98", /^0px 4\.1/],
  ["reduce", [], "none", "none", /^0px 8\.3/],
] as const)
  test(`controls answer a mouse and a press with the motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/product-single/1");
    const add = page.getByRole("button", { name: /^Add to cart: / }).first();
    await add.hover();
    await page.mouse.down();
    await expect(add).toHaveCSS("scale", pressed);
    await page.mouse.up();
    await expect(add).toHaveCSS("scale", "none");
    const running = await add.evaluate((button) =>
      button
        .getAnimations({ subtree: true })
        .flatMap((one) => (one instanceof CSSAnimation && one.playState === "running" ? [one.animationName] : [])),
    );
    expect(running.toSorted()).toEqual(names);
    await visit(page, "/services/1");
    const link = page.getByRole("link", { name: "All projects" });
    await link.hover();
    await expect(link.locator(".nudge")).toHaveCSS("translate", moved);
    await visit(page, "/shop");
    const book = page.getByRole("article").first();
    await book.hover();
    await expect(book.locator(".lit")).toHaveCSS("translate", lifted);
  });
