import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { growSite } from "../grown-site.ts";

test("one more file is one more post, and one more product, everywhere they belong", async () => {
  test.setTimeout(300_000);
  const { dist, remove } = await growSite(1);
  const read = (name: string) => readFile(path.join(dist, name), "utf8");
  try {
    for (const folder of ["blog-single", "blog-single-left-sidebar", "blog-single-fullwidth"])
      expect(await read(`${folder}/generated-1.html`), folder).toContain("<h1");
    for (const list of ["blog", "blog-left-sidebar", "blog-fullwidth"])
      expect(await read(`${list}.html`), list).toContain('href="/blog-single/generated-1"');
    expect(await read("product-single/1001.html")).toContain("Generated book 1");
    expect(await read("shop.html")).toContain('href="/product-single/1001"');
    expect(await read("rss.xml")).toContain("<title>Generated post 1</title>");
    const sitemap = await read("sitemap.xml");
    for (const address of ["/blog-single/generated-1", "/product-single/1001"]) expect(sitemap).toContain(address);

    const scripts = (await readdir(path.join(dist, "assets"))).filter((name) => name.endsWith(".js"));
    const index = scripts.find((name) => name.startsWith("search-entries"));
    for (const title of ["Generated post 1", "Generated book 1"])
      expect(await read(`assets/${index}`), "what the search finds").toContain(title);
    // the home page lists neither, so nothing of them reaches its scripts
    const home = await read("index.html");
    const loaded = scripts.filter((name) => home.includes(name));
    expect(loaded.length).toBeGreaterThan(2);
    for (const name of loaded) expect(await read(`assets/${name}`), name).not.toContain("Generated");
  } finally {
    await remove();
  }
});
