import { expect, test, type Page } from "@playwright/test";
import { complaintsOf, expectNoViolations, hydrated, kinds, paths, themes, visit } from "./support.ts";

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

/** The elements that overflow a window of 320 pixels, except clipped ones and those that scroll sideways. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter((one) => {
        const { right, width } = one.getBoundingClientRect();
        const clipped = one.closest("[inert], .sr-only, .overflow-hidden, .overflow-clip, .snap-row, svg");
        return width > 0 && right > 321 && !clipped;
      })
      .map((one) => `${one.tagName} ${one.className}`),
  );

/**
 * The pointer targets smaller than 24 by 24 pixels, with their sizes. The size of a field is that of its label, and the
 * size of a link that covers its card that of the card; links inside running text are exempt (WCAG 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInRunningText = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
      const own = element.textContent?.trim().length ?? 0;
      return (block?.textContent?.trim().length ?? 0) > own && !element.closest("nav, address");
    };
    const boxOf = (element: Element) => {
      const cover = getComputedStyle(element, "::after");
      if (cover.position === "absolute" && cover.content !== "none") {
        let card = element.parentElement;
        while (card && getComputedStyle(card).position === "static") card = card.parentElement;
        if (card) return card.getBoundingClientRect();
      }
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const [own, other] = [element.getBoundingClientRect(), label?.getBoundingClientRect()];
      return other && other.width * other.height > own.width * own.height ? other : own;
    };
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab]")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
      .filter((element) => !isInRunningText(element))
      .flatMap((element) => {
        const { width, height } = boxOf(element);
        return width > 0 && (width < 23.9 || height < 23.9)
          ? [
              `${element.tagName} '${element.textContent || element.getAttribute("name")}' ${width.toFixed()} × ${height.toFixed()}`,
            ]
          : [];
      });
  });

/** The first page of each kind is checked at two widths, and in every theme, here; `npm run a11y` checks all pages in all of them. */
const representatives = new Set(kinds.map(([path]) => path));

// One test for all checks of a page, because loading takes longer than checking.
for (const path of paths) {
  const isRepresentative = representatives.has(path);
  const scope = isRepresentative ? "in three themes and at two widths, has large targets" : "in the light theme";
  test(`${path} hydrates, passes axe ${scope}, and fits 320 × 256 with text spacing`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
    await hydrated(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 700) {
        window.scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      // where the fixed header cuts no target in half, which axe would report
      window.scrollTo(0, 0);
    });
    expect(complaints, "complaints").toEqual([]);
    for (const width of isRepresentative ? [1280, 320] : [1280]) {
      await page.setViewportSize({ width, height: 800 });
      // a color does not depend on the width
      const isInAllThemes = isRepresentative && width === 1280;
      await expectNoViolations(page, `${path} at ${width} px`, isInAllThemes ? themes : ["light"]);
      if (isRepresentative) expect(await smallTargets(page), `targets below 24 × 24 at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await spaceText(page);
    expect(await overflowing(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("the home page is less than 9,000 pixels high in a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await visit(page, "/");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});

test("every link of this site leads to a page that exists, and every hash to an element", async ({
  request,
  baseURL,
}) => {
  const links = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), baseURL + path);
      // Storybook is built and tested by commands of its own
      if (url.origin === baseURL && !url.pathname.startsWith("/storybook/"))
        links.add(url.href.slice(url.origin.length));
    }
  }
  expect(links.size).toBeGreaterThan(100);
  for (const href of links) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    const { hash } = new URL(href, baseURL);
    if (hash) expect(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
  }
});

for (const path of ["/no-such-page", "/services/9", "/service-single/nine", "/blog-single/0"]) {
  test(`${path} answers 404 with the not-found page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found!");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: /home/i }).last().click();
    await expect(page).toHaveURL(/\/home$/);
  });
}
