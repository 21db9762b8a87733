import { expect, test, type Page } from "@playwright/test";
import { kinds, visit } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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

for (const [path = "/"] of kinds)
  test(`every target of ${path} is at least 24 × 24 pixels`, async ({ page }) => {
    await visit(page, path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
  });

test("telephone and mail in the top bar are 44 pixels high", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, "/about");
  const links = page.getByRole("list", { name: "Contact" }).getByRole("link");
  expect(await links.count()).toBe(2);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
