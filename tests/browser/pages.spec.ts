import { expect, test, type Page } from "@playwright/test";
import { installInPageChecks } from "../a11y/in-page-checks.ts";
import { complaintsOf } from "../page-checks.ts";
import { expectNoViolations, hydrated, kinds, paths, themes, visit } from "./support.ts";

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
const observe = (page: Page, check: "targetSize" | "overflow") =>
  page.evaluate((name) => window.inPageChecks[name]().map(({ message, html }) => `${message} ${html}`), check);

/** The first page of each kind is checked at two widths, and in every theme, here; `npm run a11y` checks all pages in all of them. */
const representatives = new Set(kinds.map(([path]) => path));

// One test for all checks of a page, because loading takes longer than checking.
for (const path of paths) {
  const isRepresentative = representatives.has(path);
  const scope = isRepresentative ? "in three themes and at two widths, has large targets" : "in the light theme";
  test(`${path} hydrates, passes axe ${scope}, and fits 320 × 256 with text spacing`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(installInPageChecks);
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
      if (isRepresentative)
        expect(await observe(page, "targetSize"), `targets below 24 × 24 at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await spaceText(page);
    expect(await observe(page, "overflow")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("the home page is less than 9,000 pixels high in a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await visit(page, "/");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});
