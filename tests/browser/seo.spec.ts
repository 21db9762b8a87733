import path from "node:path";
import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { dist, pageHtml, paths, readBuilt } from "./built-site.ts";

const parse = (text: string, contentType = "text/html") => new JSDOM(text, { contentType }).window.document;

/** The file of a path or of an absolute address of the site. */
const fileOf = (address: string) => new URL(address, "https://korvane.example").pathname.slice(1);

// one worker reads the pages once
test.describe.configure({ mode: "default" });
let pages: { address: string; page: Page }[] = [];
test.beforeAll(() => {
  pages = paths.map((address) => ({ address, page: parse(pageHtml(address)) }));
});
type Page = ReturnType<typeof parse>;

const content = (page: Page, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";

const canonicalOf = (page: Page) => page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";

/** The page that search engines list for a page. */
const mainPage = (page: Page) =>
  pages.find(({ address }) => address === new URL(canonicalOf(page)).pathname)?.page ?? page;

type Thing = Record<string, unknown> & { "@type": string };

const thingsOf = (page: Page): Thing[] => {
  const script = page.querySelector('script[type="application/ld+json"]');
  return script ? JSON.parse(script.textContent ?? "")["@graph"] : [];
};

test("structured data shows the photo of its subject, not the link preview with its text", async () => {
  for (const { address, page } of pages) {
    for (const { image } of thingsOf(page)) {
      if (image === undefined) continue;
      expect(image, address).not.toBe(content(page, "og:image"));
      const { format, width } = await sharp(path.join(dist, fileOf(String(image)))).metadata();
      expect(format, address).toBe("jpeg");
      expect(width, address).toBeGreaterThanOrEqual(800);
    }
  }
});

test("every page has a link preview of its own content, with its size and text", async () => {
  const files = new Set<string>();
  for (const { address, page } of pages) {
    const image = content(page, "og:image");
    expect(content(page, "twitter:image"), address).toBe(image);
    const text = content(page, "og:image:alt");
    expect(content(page, "twitter:image:alt"), address).toBe(text);
    // other layouts have the image of the main one, with its title
    const main = mainPage(page);
    expect(content(main, "og:image"), address).toBe(image);
    expect(content(main, "og:image:alt"), address).toBe(text);
    expect([main.title, `${main.querySelector("h1")?.textContent} – Korvane`], address).toContain(text);
    const { width, height } = await sharp(path.join(dist, fileOf(image))).metadata();
    expect([`${width}`, `${height}`], address).toEqual([
      content(page, "og:image:width"),
      content(page, "og:image:height"),
    ]);
    files.add(image);
  }
  expect(files.size).toBe(new Set(pages.map(({ page }) => canonicalOf(page))).size);
});

test("every page names the feed, and posts are articles", () => {
  for (const { address, page } of pages) {
    expect(content(page, "og:type"), address).toBe(address.startsWith("/blog-single") ? "article" : "website");
    const feeds = [...page.querySelectorAll('link[rel="alternate"][type="application/rss+xml"]')];
    expect(feeds.map((link) => link.getAttribute("href"))).toEqual(["/rss.xml"]);
  }
});

test("every page names the Markdown copy of its main layout, and llms.txt lists those of the sitemap", () => {
  for (const { address, page } of pages) {
    const copy = page.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute("href") ?? "";
    const text = readBuilt(fileOf(copy));
    const heading = mainPage(page).querySelector("h1")?.textContent ?? "";
    expect(text, address).toMatch(new RegExp(`^# ${RegExp.escape(heading)}$`, "m"));
    expect(text, address).not.toMatch(/<\/?[a-z]+|\]\(\//);
  }
  const listed = readBuilt("llms.txt").match(/^- \[.+\]\(\S+\.md\): .+[.?!]$/gm) ?? [];
  expect(listed).toHaveLength(readBuilt("sitemap.xml").match(/<loc>/g)?.length ?? 0);
});

test("the feed has the whole text of the newest posts", () => {
  const feed = parse(readBuilt("rss.xml"), "application/xml");
  const items = [...feed.querySelectorAll("item")];
  expect(items.length).toBe(Math.min(30, paths.filter((address) => address.startsWith("/blog-single/")).length));
  for (const item of items) {
    const html = parse(item.getElementsByTagName("content:encoded")[0]?.textContent ?? "");
    const file = `${fileOf(item.querySelector("link")?.textContent ?? "")}.html`;
    const page = parse(readBuilt(file));
    // a sentence that is set large interrupts its paragraph
    const letters = (text = "") => text.replaceAll(/\s/g, "");
    const article = letters(page.querySelector("main article")?.textContent);
    const paragraphs = [...html.querySelectorAll("h2, p, li")].map(({ textContent }) => textContent ?? "");
    expect(paragraphs.length, file).toBeGreaterThan(3);
    for (const paragraph of paragraphs) expect(article, file).toContain(letters(paragraph));
  }
});

test("icons and manifest exist in the sizes that they name", async () => {
  for (const { address, page } of pages) {
    for (const link of page.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]'))
      expect(() => readBuilt(fileOf(link.getAttribute("href") ?? "")), address).not.toThrow();
  }
  const manifest = JSON.parse(readBuilt("site.webmanifest"));
  const sizes: Record<string, string> = { "apple-touch-icon.png": "180x180" };
  for (const { src, sizes: size } of manifest.icons) sizes[src] = size;
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(path.join(dist, file)).metadata();
    expect(`${width}x${height}`, file).toBe(size);
  }
  expect(readBuilt(".well-known/security.txt")).toContain("Contact: mailto:");
});
