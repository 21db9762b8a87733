import { expect } from "@playwright/test";
import { themeNames } from "#lib/theme/themes.ts";
import { findViolations } from "../page-checks.ts";
import { preview, search, test } from "./serve.ts";

const finder = "?path=/docs/foundations-find-a-token--docs";

test("the search of the sidebar finds pages, decisions, headings and tokens", async ({ page, storybook }) => {
  await page.goto(storybook);
  await expect(await search(page, "contrast", /Foundations/)).toBeVisible();
  await expect(await search(page, "carousel", /Decisions/)).toBeVisible();
  await (await search(page, "color.focus.ring", /color\.focus\.ring/)).click();
  await expect(preview(page).getByRole("heading", { name: "color.focus.ring", level: 2 })).toBeVisible();
});

test("a token has a permalink, and Back returns to the search", async ({ page, storybook }) => {
  await page.goto(`${storybook}${finder}`);
  const docs = preview(page);
  await docs.getByRole("searchbox", { name: "Find a token" }).fill("color.bg.raised");
  await docs.getByRole("link", { name: "color.bg.raised" }).click();
  const heading = docs.getByRole("heading", { name: "color.bg.raised", level: 2 });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/[?&]token=color\.bg\.raised/);
  const permalink = page.url();
  await docs
    .getByRole("link", { name: /^palette\./ })
    .first()
    .click();
  await expect(docs.getByRole("heading", { name: /^palette\./, level: 2 })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(docs.getByRole("searchbox", { name: "Find a token" })).toBeVisible();
  await page.goto(permalink);
  await expect(heading).toBeVisible();
});

test("the selected item of the sidebar is readable in every theme", async ({ page, storybook }) => {
  for (const theme of themeNames) {
    await page.goto(`${storybook}?path=/docs/ui-button--docs&globals=theme:${theme}`);
    await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
    const found = await findViolations(page, { rules: "colors", context: { include: ["#storybook-explorer-tree"] } });
    expect(found, theme).toEqual([]);
  }
});
