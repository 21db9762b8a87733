import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { root } from "#tools/shared/run.ts";
import { formatColor } from "#tools/tokens/contrast.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { readUsage } from "#tools/tokens/usage.ts";
import { preview, search, test } from "./serve.ts";

const { resolver } = await readTokens();

/** Tasks of a designer and of a developer, each in at most five steps from Storybook's first page. */
test.describe("from the first page, in at most five steps", () => {
  test.beforeEach(async ({ page, storybook }) => {
    await page.goto(storybook);
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the hex of body text in dark", async ({ page }) => {
    const docs = preview(page);
    await docs.getByRole("link", { name: "Find a token" }).first().click();
    await docs.getByRole("searchbox", { name: "Find a token" }).fill("body text");
    await docs
      .getByRole("link", { name: /^(?:color|palette)\./ })
      .first()
      .click();
    await expect(docs.getByRole("heading", { name: "color.text.primary", level: 2 })).toBeVisible();
    const token = resolver.apply({ theme: "dark" })["color.text.primary"];
    const hex = token?.$type === "color" ? formatColor(token.$value as Parameters<typeof formatColor>[0]) : "";
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    const dark = docs.locator("section", { has: page.getByRole("heading", { name: "Dark", exact: true }) });
    await expect(dark.getByText(hex, { exact: true })).toBeVisible();
  });

  test("every use of the accent", async ({ page }) => {
    const docs = preview(page);
    await docs.getByRole("link", { name: "Usage" }).click();
    await docs.getByRole("searchbox", { name: "Find a component or a use" }).fill("accent");
    const all = docs.getByRole("button", { name: /^Show all/ });
    await expect(docs.getByRole("status")).toHaveText(/^\d+ of \d+ components$/);
    if (await all.isVisible()) await all.click();
    const { tokens } = await readUsage(root, Object.keys(resolver.apply({ theme: "light" })));
    const accents = Object.entries(tokens).flatMap(([name, uses]) =>
      uses.filter((use) => `${name} ${use.name}`.includes("accent")).flatMap((use) => use.files),
    );
    const rows = docs.locator("li", { has: page.getByRole("link", { name: /accent/ }) });
    expect(new Set(accents).size).toBeGreaterThan(10);
    await expect.poll(() => rows.filter({ hasText: /accent/ }).count()).toBeGreaterThanOrEqual(new Set(accents).size);
    await expect(docs.getByRole("link", { name: "UI/Carousel dots" })).toBeVisible();
  });

  test("all pairs of colors under 5:1", async ({ page }) => {
    const docs = preview(page);
    await docs.getByRole("link", { name: "Contrast" }).click();
    await docs.getByLabel("Ratio below").fill("5");
    const status = docs.getByRole("status").filter({ hasText: /pairs$/ });
    await expect(status).toHaveText(/^(?!0)\d+ of \d+ pairs$/);
    const all = docs.getByRole("button", { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
    const cells = await docs.getByRole("cell", { name: /^Ratio \d/ }).allTextContents();
    const ratios = cells.map((text) => text.replace("Ratio", ""));
    expect(ratios.length).toBe(Number.parseInt((await status.textContent()) ?? "", 10));
    expect(Math.max(...ratios.map((text) => Number.parseFloat(text)))).toBeLessThan(5);
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
