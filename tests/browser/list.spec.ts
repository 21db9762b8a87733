import { expect, test } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import { hydrated } from "./support.ts";

test("a search of the blog is in the address, survives a reload, and is restored by back", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/blog");
  await hydrated(page);
  const entries = await page.evaluate(() => history.length);
  const articles = page.getByRole("main").getByRole("article");
  const all = await articles.count();
  const search = page.getByRole("searchbox", { name: "Search the posts" });
  await search.pressSequentially("moulds");
  await expect(page).toHaveURL(/\/blog\?q=moulds$/);
  await expect(articles.getByRole("link", { name: /mold/i }).first()).toBeVisible();
  await expect.poll(() => articles.count()).toBeLessThan(all);
  const count = await articles.count();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await hydrated(page);
  await expect(search).toHaveValue("moulds");
  await expect(articles).toHaveCount(count);
  await articles.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog-single\//);
  await page.goBack();
  await expect(search).toHaveValue("moulds");
  await expect(articles).toHaveCount(count);
  expect(complaints).toEqual([]);
});
