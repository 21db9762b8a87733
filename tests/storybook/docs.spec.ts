import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import axe from "axe-core";
import { root } from "#build/cli/run.ts";
import { preview, test } from "./serve.ts";

const index: { entries: Record<string, { id: string; type: string; title: string }> } = JSON.parse(
  readFileSync(path.join(root, "storybook-static/index.json"), "utf8"),
);
const pages = Object.values(index.entries).filter(({ type }) => type === "docs");

/** Stories pass axe by themselves, several in one page repeat landmarks, and the table of props is Storybook's. */
const exclude = [[".docs-story"], [".docblock-argstable"], ["[id*=prop_table]"]];

/** The names of the tags: the default run omits target-size and other rules. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const { id, title } of pages)
  test(`${title} fits 320 pixels, has no violation, and leaves the console empty`, async ({ page, storybook }) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${storybook}iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
    await expect(page.getByRole("main").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // Code and tables get their width once they are highlighted and measured.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(
      async ([excluded, values]) => {
        const result = await axe.run(
          { exclude: excluded },
          { runOnly: { type: "tag", values }, resultTypes: ["violations"] },
        );
        return result.violations.flatMap(({ id: rule, nodes }) =>
          nodes.map(({ target }) => `${rule} at ${String(target)}`),
        );
      },
      [exclude, tags] as [string[][], string[]],
    );
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

test("the frame follows the theme of the toolbar", async ({ page, storybook }) => {
  await page.goto(`${storybook}?path=/docs/ui-button--docs&globals=theme:light`);
  const docs = preview(page).locator(".sbdocs-wrapper");
  const background = () => docs.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(docs).toBeVisible();
  const light = await background();
  await page.goto(`${storybook}?path=/docs/ui-button--docs&globals=theme:dark`);
  await expect(docs).toBeVisible();
  await expect.poll(background).not.toBe(light);
});

test("a page of documentation shows a handful of examples, and links to the proofs", async ({ page, storybook }) => {
  await page.goto(`${storybook}iframe.html?id=ui-carousel--docs&viewMode=docs`);
  await expect(page.getByRole("heading", { name: "Proofs" })).toBeVisible();
  expect(await page.locator(".docs-story").count()).toBeLessThan(8);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
});
