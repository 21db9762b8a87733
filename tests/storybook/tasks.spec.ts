import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { preview, search, test } from "./serve.ts";

/** Tasks of a designer and of a developer, each in at most five steps from Storybook's first page. */
test.describe("from the first page, in at most five steps", () => {
  test.beforeEach(async ({ page, storybook }) => {
    await page.goto(storybook);
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("what users have to change for a release", async ({ page }) => {
    await (await search(page, "release", /Releases/)).click();
    await expect(preview(page).getByRole("heading", { name: "What you have to change" }).first()).toBeVisible();
  });

  test("a file for Figma", async ({ page }) => {
    const docs = preview(page);
    await (await search(page, "figma", /Figma/)).click();
    const link = docs.getByRole("link", { name: "figma-dark.tokens.json" });
    const download = page.waitForEvent("download");
    await link.click();
    const file = await (await download).path();
    const content = JSON.parse(readFileSync(file, "utf8")) as { color: { text: { primary: { $type: string } } } };
    expect(content.color.text.primary.$type).toBe("color");
  });

  test("a brand from one color", async ({ page }) => {
    const docs = preview(page);
    await (await search(page, "brand", /Foundations \/ Brand/)).click();
    await docs.getByRole("textbox", { name: "Accent as text" }).fill("#0a7f5a");
    await expect(docs.getByText(/^All \d+ pairs keep their level/)).toBeVisible();
    const download = page.waitForEvent("download");
    await docs.getByRole("link", { name: "Download the brand" }).click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("#0A7F5A");
  });

  test("the compact density", async ({ page }) => {
    await (await search(page, "Button", /^Docs UI \/ Button$/)).click();
    const button = preview(page).locator("button.bg-action").first();
    await expect(button).toHaveCSS("min-height", "48px");
    await page.getByRole("button", { name: /Density/ }).click();
    await page.getByRole("option", { name: "compact" }).click();
    await expect(button).toHaveCSS("min-height", "36px");
  });

  test("an unused token", async ({ page }) => {
    const docs = preview(page);
    await docs.getByRole("link", { name: "Find a token" }).first().click();
    await docs.getByRole("combobox", { name: "Use" }).selectOption("Used by nothing");
    await expect(docs.getByRole("status")).toHaveText(/^0 of \d{3} tokens$/);
    await expect(docs.getByText(/^No tokens match/)).toBeVisible();
  });

  test("the props of the dialog", async ({ page }) => {
    const docs = preview(page);
    await (await search(page, "Dialog", /^Docs UI \/ Dialog$/)).click();
    await expect(docs.getByRole("heading", { name: "Dialog", level: 1 })).toBeVisible();
    const table = docs.getByRole("region", { name: "Table of props" });
    const row = (prop: string) => table.getByRole("row", { name: new RegExp(`^${prop}\\*? `) });
    for (const prop of ["open", "onOpenChange", "title", "placement", "size"]) await expect(row(prop)).toBeVisible();
    await expect(row("placement")).toContainText(/\w+\./);
  });

  test("the import and the code of an example", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const docs = preview(page);
    await (await search(page, "Dialog", /^Docs UI \/ Dialog$/)).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await docs
      .getByRole("button", { name: /^Cop(?:y|ied)/ })
      .first()
      .click();
    await expect.poll(clipboard).toBe('import { Dialog } from "#ui/dialog.tsx";');
    await docs
      .getByRole("button", { name: /^Cop(?:y|ied)/ })
      .nth(1)
      .click();
    await expect.poll(clipboard).toContain("<Dialog open={isOpen} onOpenChange={setIsOpen}");
  });
});
