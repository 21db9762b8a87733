import { expect } from "@playwright/test";
import { findInSidebar, preview, test } from "./serve.ts";

/** Tasks of a designer and of a developer, each in at most five steps from Storybook's first page. */
test.describe("from the first page, in at most five steps", () => {
  test.beforeEach(async ({ page, storybook }) => {
    await page.goto(storybook);
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the hex of body text in dark", async ({ page }) => {
    await findInSidebar(page, "Find a token", /Find a token/);
    await preview(page).getByRole("searchbox", { name: "Find a token" }).fill("body text");
    await preview(page).getByRole("link", { name: "color.text.primary", exact: true }).click();
    const dark = preview(page).locator("div", { has: page.getByRole("heading", { name: "Dark", exact: true }) });
    await expect(dark.last()).toContainText(/#[0-9A-F]{6}/);
  });

  test("every use of the accent", async ({ page }) => {
    await findInSidebar(page, "color.bg.accent", /color\.bg\.accent/);
    await expect(preview(page).getByRole("heading", { name: "color.bg.accent" })).toBeVisible();
    await preview(page).locator("summary", { hasText: "bg-accent" }).first().click();
    await expect(preview(page).getByRole("link", { name: /^UI\// }).first()).toBeVisible();
  });

  test("all pairs of colors under 5:1", async ({ page }) => {
    await findInSidebar(page, "contrast", /Foundations.*Contrast|Contrast/);
    await preview(page).getByLabel("Ratio below").fill("5");
    await expect(preview(page).getByRole("status")).toContainText(/\d+/);
  });

  test("what changed since a commit", async ({ page }) => {
    await findInSidebar(page, "changelog", /Changelog/);
    await expect(preview(page).getByRole("heading", { level: 2 }).first()).toHaveText(/^\d{4}-\d\d-\d\d$/);
    await expect(preview(page).getByText("npm run tokens:diff")).toBeVisible();
  });

  test("the props of the dialog, and a snippet that can be pasted", async ({ page }) => {
    await findInSidebar(page, "Dialog", /^Docs UI \/ Dialog$/);
    const docs = preview(page);
    await expect(docs.getByRole("heading", { name: "Dialog", level: 1 })).toBeVisible();
    for (const prop of ["open", "onOpenChange", "title", "placement", "size"])
      await expect(docs.getByRole("cell", { name: new RegExp(`^${prop}\\*?$`) }).first()).toBeVisible();
    const code = docs.locator("pre.prismjs").first();
    await expect(code).toContainText('import { Dialog } from "#ui/dialog.tsx";');
    await expect(code).toContainText("export function Example()");
  });

  test("the keys of the carousel", async ({ page }) => {
    await findInSidebar(page, "Carousel", /^Docs UI \/ Carousel$/);
    await expect(preview(page).getByRole("row", { name: /Enter, Space/ })).toContainText("changes the slide");
  });

  test("a decision about contrast", async ({ page }) => {
    await page.locator("#storybook-explorer-searchfield").fill("contrast");
    await expect(page.getByRole("option").first()).toBeVisible();
  });
});
