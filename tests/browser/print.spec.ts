import { expect, test } from "@playwright/test";
import { persist, persistedLine, persistedOrder, visit } from "./support.ts";

/** The width of a page of paper without its margins, in CSS pixels: 190 mm at 96 dpi. */
const paperWidth = 718;

/** The pages that people print, and those with slides and panels, with words that belong on the paper. */
const printed = {
  "/cart": "From Idea to Market",
  "/order_received": "Order details",
  "/blog-single/1": "A fair question",
  "/product-single/2": "Design for Manufacture",
  "/checkout": "Have a coupon",
  "/project-single/1": "Goals",
  "/service-single/1": "Our Work Process",
  "/network-locations": "Detroit",
  "/": "Bring your design to life",
};

/** The slides and panels that are not printed in full, and the text of less than 4.5 : 1 on white. */
const findMissing = () => {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const find = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
  const places = new Set<string>();
  const isHidden = (slide: Element) => {
    const { x, y, right } = slide.getBoundingClientRect();
    return !isShown(slide) || right > innerWidth || places.size === places.add(`${x} ${y}`).size;
  };
  const isPaleColor = (color: string) => {
    const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)!.map((channel) => (Number(channel) / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.183;
  };
  const isPale = (element: Element) => {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    return hasText && isShown(element) && isPaleColor(getComputedStyle(element).color);
  };
  const missing = [
    ...find("[aria-roledescription=slide]").filter(isHidden),
    ...find(":is([role=tabpanel], [hidden=until-found]) > *").filter((panel) => !isShown(panel)),
    ...find("*").filter(isPale),
  ];
  return missing.map((element) => element.outerHTML.slice(0, 120));
};

for (const [path, words] of Object.entries(printed))
  test(`${path} prints all of its content, dark on white, without navigation and buttons`, async ({ page }) => {
    const lines = [persistedLine(1, 2)];
    await persist(page, { cart: lines, order: persistedOrder(...lines), theme: "dark" });
    await visit(page, path);
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByText(words).filter({ visible: true }).first()).toBeVisible();
    for (const screenOnly of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.locator("main :not(h2) > button"),
      page.getByRole("main").getByRole("textbox", { name: /^(Message|Note|Your review)/ }),
    ])
      await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paperWidth);
    expect(await page.evaluate(findMissing)).toEqual([]);
  });
