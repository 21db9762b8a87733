import { expect, test, type Page } from "@playwright/test";
import { visit } from "./support.ts";

/** Records the parts of each view transition, which the browser rejects where two have one name. */
const recordTransitions = () => {
  const transitions: string[] = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
      const moving = parts.flatMap((part) => /^::view-transition-group\((.+-\w+)\)$/.exec(part)?.[1] ?? []);
      return transitions.push(`${moving.join()} to ${window.location.pathname}`);
    });
    return transition;
  };
  Object.assign(window, { transitions });
};

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: string[] }).transitions.splice(0));

for (const [list, link, title, name, colorScheme] of [
  ["/shop", "The Quiet Supply Chain", "The Quiet Supply Chain", "product-single-3", "light"],
  ["/", "Circuit Thinking", "Circuit Thinking", "product-single-4", "light"],
  ["/project", "Sealed enclosure for outdoor electronics", "Sealed enclosure", "project-single-7", "dark"],
  ["/blog", "Engineering & Design Network", "Engineering & Design Network", "blog-single-2", "light"],
] as const)
  test(`the picture of ${name} moves from its card on ${list} to its page and back, to the same place`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
    await page.addInitScript(recordTransitions);
    await visit(page, list);
    const card = page.getByRole("main").getByRole("link", { name: link }).first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect.poll(() => transitions(page)).toEqual([`${name} to ${new URL(page.url()).pathname}`]);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
    await page.goBack();
    await expect.poll(() => transitions(page)).toEqual([`${name} to ${list}`]);
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await expect(page.locator(":is(picture, li)[style*=view-transition]")).toHaveCount(0);
  });

test("no picture moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(recordTransitions);
  await visit(page, "/shop");
  await page.getByRole("main").getByRole("link", { name: "The Quiet Supply Chain" }).click();
  await expect.poll(() => transitions(page)).toEqual([" to /product-single/3"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
  expect(await transitions(page)).toEqual([]);
});
