import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { growSite } from "../grown-site.ts";
import { complaintsOf } from "../page-checks.ts";
import { visit } from "./support.ts";

/** The path of the built copy. */
const base = "/korvane/";

/** More than a page of each list. */
const more = 13;

test("one more file is one more post, and one more product, everywhere they belong, also below a path", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { dist, remove } = await growSite(more, {
    settings: { BASE_PATH: base, BROTLI_QUALITY: "4", VITE_STORYBOOK_URL: "/storybook/index.html" },
    minify: "oxc",
  });
  const read = (name: string) => readFile(path.join(dist, name), "utf8");
  try {
    for (const folder of ["blog-single", "blog-single-left-sidebar", "blog-single-fullwidth"])
      expect(await read(`${folder}/generated-1.html`), folder).toContain("<h1");
    for (const list of ["blog", "blog-left-sidebar", "blog-fullwidth"])
      expect(await read(`${list}.html`), list).toContain(`href="${base}blog-single/generated-${more}"`);
    expect(await read("product-single/1001.html")).toContain("Generated book 1");
    expect(await read("shop.html")).toContain(`href="${base}product-single/1001"`);
    expect(await read("rss.xml")).toContain("<title>Generated post 1</title>");
    const sitemap = await read("sitemap.xml");
    for (const address of ["/blog-single/generated-1", "/product-single/1001"]) expect(sitemap).toContain(address);

    const scripts = (await readdir(path.join(dist, "assets"))).filter((name) => name.endsWith(".js"));
    for (const title of ["Generated post 1", "Generated book 1"])
      expect(await read("data/search.json"), "what the search finds").toContain(title);
    // these pages list neither, so nothing of them reaches their scripts
    for (const file of ["index.html", "blog-single/1.html", "project-single/1.html"]) {
      const html = await read(file);
      const loaded = scripts.filter((name) => html.includes(name));
      expect(loaded.length, file).toBeGreaterThan(2);
      for (const name of loaded)
        expect(await read(`assets/${name}`), `${file}, ${name}`).not.toMatch(/Generated (?:post|book)|generated-\d/);
    }
    // and those of the lists have their first page only
    for (const name of scripts.filter((one) => !one.startsWith("site-map")))
      expect((await read(`assets/${name}`)).match(/Generated (?:post 1|book 13)\b/)?.[0], name).toBeUndefined();
    expect(await read("data/post/generated-1.json")).toContain("Generated post 1");
    await expectToWork(page, dist);
  } finally {
    await remove();
  }
});

/** Visits what the scripts of a list do not have: its second page, what a search finds, and a product in the cart. */
async function expectLongLists(page: Page, origin: string): Promise<void> {
  const main = page.getByRole("main");
  // a network so slow that the list is seen loading
  await page.route("**/data/posts*.json", async (route) => {
    await main.getByText("Loading").first().waitFor();
    await route.continue();
  });
  await visit(page, `${origin}${base}blog`);
  await main.getByRole("link", { name: "Next page" }).click();
  await expect(main.getByRole("heading", { level: 2, name: "Latest News, page 2" })).toBeFocused();
  await expect(main.getByRole("link", { name: "Generated post 1", exact: true })).toBeVisible();
  await main.getByRole("searchbox").fill("generated post 5");
  await expect(main.getByText("1 post found")).toBeVisible();
  await visit(page, `${origin}${base}shop?page=2`);
  const last = main.getByRole("article").filter({ hasText: `Generated book ${more}` });
  await last.getByRole("button", { name: /^Add to cart/ }).click();
  await visit(page, `${origin}${base}cart`);
  await expect(main.getByRole("link", { name: `Generated book ${more}` })).toBeVisible();
  await expect(main.getByRole("img", { name: /Circuit Thinking/ })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox", { name: "Search the site" }).fill("generated book 7");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Generated book 7/ })).toBeVisible();
}

/** Visits a site below a path: its files load, its links stay below the path, and unknown addresses have its own page. */
async function expectToWork(page: Page, dist: string): Promise<void> {
  const server = await listen(siteHandler({ dist, mail: path.join(dist, "../mail") }), 0);
  const origin = `http://localhost:${server.port}`;
  const complaints = complaintsOf(page);
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin + base)) outside.push(request.url());
  });
  try {
    await visit(page, origin + base);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !link?.startsWith(base.slice(0, -1)))).toEqual([]);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveTitle("About Us – Korvane");
    expect(page.url()).toBe(`${origin}${base}about`);
    await page.goBack();
    await expect(page).toHaveURL(origin + base);
    await expectLongLists(page, origin);
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
    await visit(page, `${origin}${base}nothing`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found!");
  } finally {
    server.close();
  }
}
