import { readFileSync } from "node:fs";
import path from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { dist, paths, visit } from "./support.ts";

const read = (name: string) => readFileSync(path.join(dist, name), "utf8");
const parse = (text: string, contentType = "text/html") => new JSDOM(text, { contentType }).window.document;

/** The file of a path or of an absolute address of the site. */
const fileOf = (address: string) => new URL(address, "https://korvane.example").pathname.slice(1);

const pages = paths.map((address) => ({
  address,
  page: parse(read(address === "/" ? "index.html" : `${address.slice(1)}.html`)),
}));
type Page = (typeof pages)[number]["page"];

const content = (page: Page, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";

type Thing = Record<string, unknown> & { "@type": string };

const thingsOf = (page: Page): Thing[] => {
  const script = page.querySelector('script[type="application/ld+json"]');
  return script ? JSON.parse(script.textContent ?? "")["@graph"] : [];
};

test("titles and descriptions are no longer than search engines show", () => {
  for (const { address, page } of pages) {
    expect(page.title.length, `${address}: ${page.title}`).toBeLessThanOrEqual(60);
    expect(content(page, "description").length, address).toBeLessThanOrEqual(160);
  }
});

test("structured data agrees with the page: names, descriptions, breadcrumbs, prices, dates and images", () => {
  for (const { address, page } of pages) {
    const things = thingsOf(page);
    const isNoindex = content(page, "robots") === "noindex";
    expect(things.length > 0, address).toBe(!isNoindex);
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
    const text = page.querySelector("main")?.textContent ?? "";
    const heading = page.querySelector("h1")?.textContent;
    for (const thing of things) {
      const type = thing["@type"];
      if (type.endsWith("Page")) {
        expect(thing["url"], address).toBe(canonical);
        const image = thing["primaryImageOfPage"] as Record<string, string>;
        expect(image["url"], address).toBe(content(page, "og:image"));
        // another layout has a title and description of its own
        if (canonical?.endsWith(address)) expect(page.title).toBe(`${String(thing["name"])} – Korvane`);
        if (canonical?.endsWith(address)) expect(content(page, "description")).toBe(thing["description"]);
      }
      if (type === "BreadcrumbList") {
        const items = thing["itemListElement"] as Record<string, string>[];
        const shown = [...page.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(
          (item) => item.textContent?.replace(/\/$/, "") ?? "",
        );
        // the sliders of the catalog show their own titles
        if (canonical?.endsWith(address)) expect(items.map((item) => item["name"])).toEqual(shown);
      }
      if (["Service", "Product", "CreativeWork"].includes(type)) expect(heading, address).toBe(thing["name"]);
      if (type === "Product") expect(text).toContain(`$${(thing["offers"] as Record<string, string>)["price"]}`);
      if (type === "BlogPosting") {
        expect(heading).toBe(thing["headline"]);
        const days = [...page.querySelectorAll("main article time")].map((time) => time.getAttribute("datetime"));
        expect(days, address).toContain(thing["datePublished"]);
        expect(text).toContain((thing["author"] as Record<string, string>)["name"]);
      }
      if (type === "Person") expect(text).toContain(thing["jobTitle"]);
    }
  }
});

test("every page has a link preview of its own content, with its size and text", async () => {
  const files = new Set<string>();
  for (const { address, page } of pages) {
    const image = content(page, "og:image");
    expect(content(page, "twitter:image"), address).toBe(image);
    expect(content(page, "og:image:alt"), address).toBe(page.title);
    expect(content(page, "twitter:image:alt"), address).toBe(page.title);
    const { width, height } = await sharp(path.join(dist, fileOf(image))).metadata();
    expect([`${width}`, `${height}`], address).toEqual([
      content(page, "og:image:width"),
      content(page, "og:image:height"),
    ]);
    files.add(image);
  }
  const canonicals = pages.map(({ page }) => page.querySelector('link[rel="canonical"]')?.getAttribute("href"));
  expect(files.size).toBe(new Set(canonicals).size);
});

test("the sitemap has a date for every page, and the feed the whole text of every post", () => {
  const sitemap = parse(read("sitemap.xml"), "application/xml");
  const today = new Date().toISOString().slice(0, 10);
  for (const entry of sitemap.querySelectorAll("url")) {
    const day = entry.querySelector("lastmod")?.textContent ?? "";
    expect(day, entry.textContent ?? "").toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day <= today).toBe(true);
  }
  const feed = parse(read("rss.xml"), "application/xml");
  const items = [...feed.querySelectorAll("item")];
  expect(items.length).toBe(paths.filter((address) => address.startsWith("/blog-single/")).length);
  for (const item of items) {
    const html = parse(item.getElementsByTagName("content:encoded")[0]?.textContent ?? "");
    const file = `${fileOf(item.querySelector("link")?.textContent ?? "")}.html`;
    const page = parse(read(file));
    const article = page.querySelector("main article")?.textContent ?? "";
    const paragraphs = [...html.querySelectorAll("h2, p, li")].map(({ textContent }) => textContent ?? "");
    expect(paragraphs.length, file).toBeGreaterThan(3);
    for (const paragraph of paragraphs) expect(article, file).toContain(paragraph);
    // and nothing is left out
    for (const { textContent } of page.querySelectorAll(
      "main article h3, main article h3 ~ p, main article :not(nav) > ul:not([aria-label]) > li",
    ))
      expect(paragraphs, file).toContain(textContent);
  }
});

test("icons and manifest exist in the sizes that they name", async () => {
  for (const { address, page } of pages) {
    for (const link of page.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]'))
      expect(() => read(fileOf(link.getAttribute("href") ?? "")), address).not.toThrow();
  }
  const manifest = JSON.parse(read("site.webmanifest"));
  const sizes: Record<string, string> = { "apple-touch-icon.png": "180x180" };
  for (const { src, sizes: size } of manifest.icons) sizes[src] = size;
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(path.join(dist, file)).metadata();
    expect(`${width}x${height}`, file).toBe(size);
  }
  const ico = readFileSync(path.join(dist, "favicon.ico"));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 3, 16, 32]);
  expect(read(".well-known/security.txt")).toContain("Contact: mailto:");
});

test("the software bill of materials follows the schema of CycloneDX", async () => {
  const errors = (text: string) => new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  const text = read("sbom.cdx.json");
  expect(await errors(text)).toBeNull();
  expect(await errors(text.replace('"purl"', '"package"')), "an unknown field is an error").not.toBeNull();
});

test("structured data does not stay when another page is opened", async ({ page }) => {
  const script = page.locator('script[type="application/ld+json"]');
  await visit(page, "/services/1");
  await expect(script).toBeAttached();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Network" }).click();
  await expect(page).toHaveTitle("Network – Korvane");
  await expect(script).not.toBeAttached();
});
